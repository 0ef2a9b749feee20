% Sorting and what is built on it, for arrays that are pending or on a device.
n = 3000;
x = mod((1:n) * 7919, 1009) - 504;
s = sort(x);
fprintf('%d %d %.0f\n', s(1), s(end), sum(s .* (1:n)));
[s, i] = sort(x, 'descend');
fprintf('%d %d %.0f %d %d\n', s(1), s(end), sum(i .* (1:n)), i(1), i(2));
% NaN last, in ascending order; first in descending order; by request elsewhere
y = x; y(mod(1:n, 500) == 1) = NaN; y(5) = -Inf; y(6) = Inf;
s = sort(y); fprintf('%g ', s(1:2), s(end-7:end)); fprintf('\n');
[s, i] = sort(y, 'descend'); fprintf('%g ', s(1:8), i(1:8)); fprintf('\n');
s = sort(y, 'MissingPlacement', 'first'); fprintf('%g ', s(1:8)); fprintf('\n');
s = sort(y, 'descend', 'MissingPlacement', 'last'); fprintf('%g ', s(1:2), s(end-6:end)); fprintf('\n');
% stable, and zeros of both signs are equal
z = zeros(1, n); z(2:2:n) = -0;
[s, i] = sort(z);
fprintf('%d %g %g %g\n', isequal(i, 1:n), 1/s(1), 1/s(2), 1/s(3));
[s, i] = sort(z, 'descend');
fprintf('%d %g %g %g\n', isequal(i, 1:n), 1/s(1), 1/s(2), 1/s(3));
% along each dimension
c = reshape(mod((1:n) * 31, 977), 20, 30, 5);
for d = 1:4
    [s, i] = sort(c, d);
    fprintf('%d: %.0f %.0f %d %d\n', d, sum(s(:) .* (1:n)'), sum(i(:) .* (1:n)'), s(1, 1, 1), s(20, 30, 5));
end
long = mod((1:20000) * 7919, 5003);
[s, i] = sort(long);
fprintf('%d %.0f\n', issorted(s), sum(i .* (1:20000)));
% every class
for t = {'single', 'int8', 'uint8', 'int16', 'uint16', 'int32', 'uint32', 'int64', 'uint64'}
    v = cast(mod((1:n) * 37, 251) - 100, t{1});
    [s, i] = sort(v, 'descend');
    fprintf('%s %s %g %g %.0f %d\n', t{1}, class(s), double(s(1)), double(s(end)), sum(i .* (1:n)), issorted(sort(v)));
end
[s, i] = sort(x > 0);
fprintf('%s %d %d\n', class(s), nnz(s(1:1400)), i(1500));
% unique
u = unique(mod(x, 50));
fprintf('%d ', size(u), u); fprintf('\n');
[u, a, b] = unique(mod(x, 40)');
fprintf('%d ', size(u), size(a), size(b), a(1:5), b(1:5)); fprintf('\n');
disp(isequal(u(b), mod(x, 40)'))
w = zeros(1, n); w(1:3) = NaN;
u = unique(w + 0 * x);
fprintf('%g ', size(u), u); fprintf('\n');
disp(isequal(unique(int16(x)), int16(unique(x))))
% issorted
disp([issorted(1:n), issorted(x), issorted(n:-1:1), issorted(n:-1:1, 'descend'), issorted(y)])
% joined arrays of any class
j = [int16(x), int16(x)];
fprintf('%s %d %d %d\n', class(j), size(j), sum(double(j(n+1:2*n))) == sum(x));
l = [x > 0; x < 0];
fprintf('%s %d %d %d\n', class(l), size(l), nnz(l));
% rows
r = [mod((1:n)' * 31, 7), mod((1:n)' * 17, 5), x'];
[t, i] = sortrows(r);
fprintf('%d %d %.0f %.0f\n', size(t), sum(t(:) .* (1:3*n)'), sum(i .* (1:n)'));
[t, i] = sortrows(r, [-2 1]);
fprintf('%d %d %.0f %.0f\n', size(t), sum(t(:) .* (1:3*n)'), sum(i .* (1:n)'));
r(5, 1) = NaN;
t = sortrows(r, -1);
fprintf('%d %d %d\n', isnan(t(1, 1)), t(2, 1), t(n, 1));
