% Matrix products: sums of one order on every provider, with transposes read through.
a = mod(reshape(1:6000, 60, 100) * 7919, 1009) / 1009 - 0.5;
b = mod(reshape(1:7000, 100, 70) * 31, 997) / 997;
c = a * b;
fprintf('%d %d %.17g %.17g %.17g\n', size(c), c(1, 1), c(60, 70), sum(sum(c .* (1:70))));
d = a' * a;
fprintf('%d %d %.17g %d\n', size(d), sum(sum(d .* (1:100))), isequal(d, d'));
d = a * a';
fprintf('%d %d %.17g\n', size(d), sum(sum(d .* (1:60))));
d = b' * a';
fprintf('%d %d %d\n', size(d), isequal(d, c'));
d = (a + 1)' * (a .* 2);
fprintf('%d %d %.17g\n', size(d), sum(sum(d .* (1:100))));
% thin ones, vectors and numbers
x = a(:, 3); y = a(:, 7);
fprintf('%.17g %.17g\n', x' * y, sum(sum(x * y')));
fprintf('%.17g %.17g\n', sum(a * b(:, 1)), sum(x' * a));
fprintf('%.17g\n', sum(sum(a(1:3, :) * b)));
n = 10000;
u = mod((1:n) * 7919, 1009) / 1009; v = mod((1:n) * 31, 997) / 997 - 0.3;
fprintf('%.17g %.17g\n', u * v', v * v');
t = reshape(u, 2, 5000) * reshape(v, 5000, 2);
fprintf('%.17g ', t); fprintf('\n');
t = reshape(u, 5, 2000)' * reshape(v, 5, 2000);
fprintf('%.17g\n', sum(sum(t .* (1:2000))));
% single precision, and mixtures of classes
s = single(a) * single(b);
fprintf('%s %.9g %.9g\n', class(s), s(1, 1), sum(sum(s)));
s = single(a) * b;
fprintf('%s %.9g\n', class(s), sum(sum(s)));
s = (a > 0) * b;
fprintf('%s %.17g\n', class(s), sum(sum(s)));
s = int16(5) * a(1:3, 1)';
disp(s)
% NaN and infinity
w = a; w(5, 5) = NaN; w(6, 6) = Inf;
s = w * b;
fprintf('%d %d\n', nnz(isnan(s)), nnz(isinf(s)));
% long sums are cut into blocks of 2048
l = mod(reshape(1:45000, 9, 5000) * 31, 997) / 997;
s = l * l';
fprintf('%.17g %.17g\n', s(1, 9), sum(s(:)));
% pages
p = reshape(mod((1:3000) * 31, 97), 10, 15, 20);
q = reshape(mod((1:3600) * 17, 89), 15, 12, 20);
z = pagemtimes(p, q);
fprintf('%d %d %d %.0f %d\n', size(z), sum(z(:)), isequal(z(:, :, 7), p(:, :, 7) * q(:, :, 7)));
z = pagemtimes(p, 'transpose', p, 'none');
fprintf('%d %d %d %.0f\n', size(z), sum(z(:)));
z = pagemtimes(p, q(:, :, 1));
fprintf('%d %d %d %.0f\n', size(z), sum(z(:)));
z = pagemtimes(p(:, :, 2), 'none', p, 'ctranspose');
fprintf('%d %d %d %.0f\n', size(z), sum(z(:)));
z = pagemtimes(reshape(p, 10, 15, 1, 20), reshape(p(:, :, 1:3), 15, 10, 3));
fprintf('%d %d %d %d %.0f\n', size(z), sum(z(:)));
disp(size(pagemtimes(zeros(3, 0, 4), zeros(0, 2, 4))))
z = pagemtimes([1 2i; 3 4], [1; 1i]);
fprintf("%g %g ", real(z), imag(z)); fprintf("\n");
try, pagemtimes(p, p), catch e, disp(e.identifier), end
try, pagemtimes(p, q(:, :, 1:3)), catch e, disp(e.identifier), end
% turning dimensions around, tile by tile
r = permute(p, [3 1 2]);
fprintf('%d %d %d %.0f\n', size(r), sum(r(:) .* (1:3000)'));
r = permute(reshape(1:24000, 20, 30, 40), [2 1 3]);
fprintf('%d %d %d %.0f\n', size(r), sum(r(:) .* (1:24000)'));
r = permute(int8(reshape(mod(1:24000, 100), 20, 30, 40)), [3 2 1]);
fprintf('%d %d %d %d\n', size(r), r(5, 6, 7), r(40, 30, 20));
r = a';
fprintf('%d %d %.17g\n', size(r), sum(r(:) .* (1:6000)'));
