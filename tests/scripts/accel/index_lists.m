% Masks and lists of indices whose elements are pending or on a device.
n = 5000;
x = mod((1:n) * 7919, 1009) - 504;
m = x > 250;
y = x(m);
fprintf('%d %d %d %.0f\n', size(y), nnz(m), sum(y .* (1:numel(y))));
c = reshape(x, 50, 100);
z = c(c < -400);
fprintf('%d %d %.0f\n', size(z), sum(z));
% find with one, two and three outputs, a limit and 'last'
p = find(x == 0);
fprintf('%d ', size(p), p); fprintf('\n');
[r, k] = find(c == 100);
fprintf('%d ', size(r), r, k); fprintf('\n');
[r, k, v] = find(c .* (c > 495));
fprintf('%d ', size(v), r(1:3), k(1:3), v(1:3)); fprintf('\n');
fprintf('%d ', find(x > 500, 3)); fprintf('\n');
fprintf('%d ', find(x' > 500, 2, 'last')); fprintf('\n');
disp(size(find(zeros(1, n) + (x > 1e9))))
disp(size(find(zeros(n, 1) > 1)))
disp(size(find(zeros(40, 40) > 1)))
e = x(x > 1e9);
disp(size(e))
% NaN counts as nonzero, -0 as zero
w = zeros(1, n); w(10) = NaN; w(20) = -0; w(30) = 1;
w = w .* (x + 1000);
disp(find(w))
% lists: repeated, in any order and shape
q = mod((1:n) * 31, n) + 1;
g = x(q);
fprintf('%d %d %.0f\n', size(g), sum(g .* (1:n)));
h = x(reshape(q, 100, 50));
fprintf('%d %d %.0f\n', size(h), sum(sum(h .* (1:50))));
xt = x';
fprintf('%d %d\n', size(xt(q)));
rows = mod((1:60) * 7, 50) + 1;
cols = mod((1:40) * 11, 100) + 1;
d = c(rows, cols);
fprintf('%d %d %.0f\n', size(d), sum(sum(d .* (1:40))));
d = c(:, cols);
fprintf('%d %d %.0f\n', size(d), sum(sum(d .* (1:40))));
keep = sum(c) > 300;
d = c(:, keep);
fprintf('%d %d %.0f\n', size(d), sum(d(:)));
u = single(q) ;
fprintf('%.0f\n', sum(x(u) .* (1:n)));
u = uint16(q);
fprintf('%.0f\n', sum(x(u) .* (1:n)));
% scatter: of several values for one place the last stays
a = zeros(1, n);
a(mod((1:n) * 3, 700) + 1) = 1:n;
fprintf('%.0f %d %d\n', sum(a .* (1:n)), a(1), a(700));
a(q > 4000) = -1;
fprintf('%d\n', sum(a));
b = c;
b(rows, cols) = x(1:60)' .* (1:40);
fprintf('%.0f\n', sum(sum(b .* (1:100))));
b(:, cols) = 7;
fprintf('%.0f\n', sum(sum(b .* (1:100))));
b(c > 300) = c(c > 300) * 2;
fprintf('%.0f\n', sum(sum(b .* (1:100))));
i8 = int8(mod(x, 100));
i8(q(1:2000)) = int8(-5);
fprintf('%s %d\n', class(i8(q)), sum(double(i8(q(1:3000)))));
l = x > 0;
l(q(1:1500)) = true;
fprintf('%s %d\n', class(l(q)), nnz(l(q(1:2500))));
% what is wrong with a list is still found
try, x(q + 1), catch err, disp(err.message), end
try, x(q - 1), catch err, disp(err.message), end
try, x(q + 0.5), catch err, disp(err.message), end
try, c(:, q), catch err, disp(err.message), end
try, a(q) = 1:7; catch err, disp(err.message), end
% growth by a list
a(q + 1) = 3;
fprintf('%d %d\n', size(a));
