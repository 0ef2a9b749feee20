% What needs the result of a line for its elements goes over the line again in the same kernel.
x = mod((1:35*24)' * 7919, 1000) / 100 - 4; x = reshape(x, 35, 24);
% softmax along columns and rows, with its maximum kept
m = max(x); e = exp(x - m); p = e ./ sum(e);
fprintf('%.17g %.17g %.17g\n', p(3), p(700), sum(m));
e = exp(x - max(x, [], 2)); q = e ./ sum(e, 2);
fprintf('%.17g %.17g\n', q(3), q(700));
% standard scores: three rounds
z = (x - mean(x)) ./ std(x); fprintf('%.17g %.17g\n', z(5), z(501));
z = (x - mean(x, 2)) ./ std(x, 0, 2); fprintf('%.17g %.17g\n', z(5), z(501));
% the middle dimension, single
y = reshape(single(x), 5, 14, 12);
w = y ./ sum(abs(y), 2); fprintf('%s %.9g %.9g\n', class(w), w(17), w(800));
s = sum(y, 2); r = y - s ./ 14; fprintf('%.9g %.9g %.9g\n', r(17), s(3), s(60));
% the result of a round and of the one before meet
l = log(sum(exp(x - m))) + m; d = x - l; fprintf('%.17g %.17g\n', l(2), d(99));
% masks, NaN and Inf in a line
b = x; b(4, 3) = NaN; b(5, 4) = Inf; b(:, 7) = -Inf;
e = exp(b - max(b)); p = e ./ sum(e);
fprintf('%d %d %.17g\n', sum(isnan(p(:))), sum(p(:) == 0), p(6, 5));
t = x > mean(x) & any(x > 5.9); fprintf('%d\n', sum(t(:)));
% a row and a column by themselves
v = x(:, 1); u = v / norm(v, 1) - max(v); fprintf('%.17g\n', u(7));
v = v - mean(v); v = v / sqrt(sum(v .* v)); fprintf('%.17g\n', v(7));
% random numbers are drawn again for the second round, the same ones
rng(3); g = rand(40, 30); g = g ./ sum(g); fprintf('%.17g %.17g\n', g(1), g(1000));
% where it is not done: lines longer than a workgroup takes, results used along another dimension,
% more arithmetic than reading it again would cost
n = zeros(16500, 2) + (1:16500)'; n = n - mean(n); fprintf('%.17g\n', n(1));
k = reshape(mod(1:600, 17), 2, 300); k = k - min(k, [], 2); fprintf('%g\n', sum(k(:)));
k = x(1:24, 1:24) - sum(x(1:24, 1:24))'; fprintf('%.17g\n', k(30));
h = sin(x) .* exp(cos(x)); h = h - sum(h); fprintf('%.17g\n', h(30));
