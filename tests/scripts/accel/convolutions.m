% Convolutions, filters and interpolation between points.
n = 4000;
x = mod((1:n) * 7919, 1009) / 1009 - 0.5;
k = [1 -2 0.5 3 0.25];
y = conv(x, k);
fprintf('%d %d %.17g %.17g %.17g\n', size(y), y(1), y(end), sum(y .* (1:n+4)));
y = conv(x', k, 'same');
fprintf('%d %d %.17g\n', size(y), sum(y .* (1:n)'));
y = conv(x, k, 'valid');
fprintf('%d %d %.17g\n', size(y), sum(y .* (1:n-4)));
y = conv(k, x);
fprintf('%d %d %.17g\n', size(y), sum(y .* (1:n+4)));
y = conv(single(x), k);
fprintf('%s %.9g\n', class(y), sum(y));
fprintf('%g ', conv([1 2 3], [1 1])); fprintf('\n');
disp(size(conv(x, 2)))
% matrices
a = reshape(x, 50, 80);
b = reshape(x(1:35), 5, 7);
for s = {'full', 'same', 'valid'}
    y = conv2(a, b, s{1});
    fprintf('%s %d %d %.17g %.17g\n', s{1}, size(y), y(3, 4), sum(sum(y .* (1:size(y, 2)))));
end
y = conv2(single(a), single(b));
fprintf('%s %.9g\n', class(y), sum(y(:)));
y = conv2([1 2 1], [1 0 -1], a, 'same');
fprintf('%d %d %.15g\n', size(y), sum(sum(y .* (1:80))));
disp(size(conv2(a, zeros(60, 3), 'valid')))
y = conv2([1 2; 3 4], [1 1i]);
fprintf('%g%+gi ', [real(y(:)) imag(y(:))]'); fprintf('\n');
w = a; w(10, 10) = Inf; w(20, 20) = NaN;
y = conv2(w, b);
fprintf('%d %d\n', nnz(isnan(y)), nnz(isinf(y)));
% filters
y = filter(k, 1, x);
fprintf('%.17g %.17g\n', y(end), sum(y .* (1:n)));
y = filter([0.2 0.3], [1 -0.5 0.1], x);
fprintf('%.17g %.17g\n', y(end), sum(y .* (1:n)));
y = filter([0.2 0.3], [2 -1 0.2], a);
fprintf('%d %d %.17g\n', size(y), sum(y(:) .* (1:n)'));
y = filter([0.2 0.3], [2 -1 0.2], a, [], 2);
fprintf('%d %d %.17g\n', size(y), sum(y(:) .* (1:n)'));
y = filter([1 1 1] / 3, 1, a, [], 2);
fprintf('%d %d %.17g\n', size(y), sum(y(:) .* (1:n)'));
[y, z] = filter([1 1], [1 0.5], x);
[u, v] = filter([1 1], [1 0.5], x(1:100));
u = [u, filter([1 1], [1 0.5], x(101:n), v)];
fprintf('%d %.17g %d\n', isequal(u, y), z, size(z, 1));
y = filter(1, [1 -0.9], single(x));
fprintf('%s %.7g\n', class(y), y(n));
try, filter(1, [0 1], x); catch e, disp(e.message), end
% interpolation
px = [0 1 2.5 4 7]; py = [1 3 -2 0.5 10];
q = (x + 0.6) * 8;
y = interp1(px, py, q);
fprintf('%d %d %d %.17g\n', size(y), nnz(isnan(y)), sum(y(~isnan(y))));
y = interp1(px, py, q', 'linear', 'extrap');
fprintf('%d %d %.17g\n', size(y), sum(y));
y = interp1(px, py, q, 'linear', -1);
fprintf('%d %.17g\n', nnz(y == -1), sum(y));
y = interp1(px, [py; 2 * py]', q);
fprintf('%d %d %.17g\n', size(y), max(y(:)));
y = interp1(py(1:3), q(1:2) * 0 + [1.5 3]);
fprintf('%g ', y); fprintf('\n');
y = interp1(px, py, repmat(px, 1, 300));
fprintf('%d\n', isequal(y, repmat(py, 1, 300)));
