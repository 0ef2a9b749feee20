% Deleting, growing, diagonals, triangles, joins of many and sums by subscripts, where the arrays are.
n = 3000;
k = (1:n)';
x = mod(k * 7919, 1009) - 504;
m = reshape(x, 60, 50);
p = mod(k * 37, 200) + 1;
y = x; y(y > 100) = []; fprintf('%d %d %g\n', size(y), sum(y));
y = x'; y(p) = []; fprintf('%d %d %g\n', size(y), sum(y .* (1:numel(y))));
y = x; y(5:2:100) = []; fprintf('%d %d %g\n', size(y), sum(y));
y = x; y([]) = []; fprintf('%d %d\n', size(y));
y = m; y(m(:, 1) > 0, :) = []; fprintf('%d %d %g\n', size(y), sum(y(:)));
y = m; y(:, [2 2 50]) = []; fprintf('%d %d %g\n', size(y), sum(y(:)));
y = m; y(7) = []; fprintf('%d %d %g\n', size(y), sum(y));
y = reshape(x, 10, 30, 10); y(:, 3, :) = []; fprintf('%d %d %d %g\n', size(y), sum(y(:)));
y = reshape(x, 10, 30, 10); y(:, :, x(1:10) > 0) = []; fprintf('%d %d %d %g\n', size(y), sum(y(:)));
y = single(x); y(x > 0) = []; fprintf('%s %d %d\n', class(y), size(y));
y = x; y(:) = []; fprintf('%d %d\n', size(y));
y = x; y(x < 1e9) = []; fprintf('%d %d\n', size(y));
% growth
y = x; y(4000) = 1; fprintf('%d %d %g %g\n', size(y), sum(y), y(3999));
y = x'; y(end + 1) = 7; fprintf('%d %d %g\n', size(y), y(end));
y = x; y(p + 2900) = k; fprintf('%d %d %g\n', size(y), sum(y));
y = m; y(70, 55) = 3; fprintf('%d %d %g\n', size(y), sum(y(:)));
y = m; y(:, 52) = 1; fprintf('%d %d %g\n', size(y), sum(y(:)));
y = m; y(p(1:60) + 10, 3) = 1; fprintf('%d %d %g\n', size(y), sum(y(:)));
try, y = x; y(n + 1:n + 3) = k(1:2); catch e, disp(e.identifier); end
try, y = m; y(n + 5) = 1; catch e, disp(e.identifier); end
% triangles and diagonals
for d = [-61 -2 0 1 49 80]
    u = triu(m, d); l = tril(m, d);
    fprintf('%d: %g %g %d %d\n', d, sum(u(:) .* k), sum(l(:) .* k), size(diag(m, d)));
end
z = m; z(2, 1) = NaN; u = triu(z); fprintf('%d %g\n', any(isnan(u(:))), trace(m(1:50, :)));
v = x(1:60); q = diag(v, -1); fprintf('%d %d %g %g\n', size(q), sum(q(:)), q(2, 1));
% joins of many, of any class
c = cat(3, m, m, m, m, m, m, m, m, m, m, m); fprintf('%d %d %d %g\n', size(c), sum(c(:)));
b = x > 0; c = [b b b b b b b b b b]; fprintf('%s %d %d %d\n', class(c), size(c), nnz(c));
c = [x; single(x); x; x; x; x; x; x; x]; fprintf('%s %d %d\n', class(c), size(c));
% sums by subscripts, with what is elsewhere
a = accumarray(p, x, [300 1], [], -1); fprintf('%d %d %g %g\n', size(a), sum(a), a(300));
a = accumarray(p, x, [300 1], @max, NaN); fprintf('%d %g\n', sum(isnan(a)), sum(a(1:200)));
a = accumarray(p, x, [300 1], @min, Inf); fprintf('%g %g\n', a(250), sum(a(1:200)));
a = accumarray(p, x, [], @numel); fprintf('%d %d %g\n', size(a), sum(a));
a = accumarray(p, 1, [205 1], [], 5); fprintf('%g %g\n', sum(a), a(205));
a = accumarray(p, single(x), [205 1], [], 5); fprintf('%s %g\n', class(a), a(205));
fprintf('%d %d\n', nnz(ismissing(y)), nnz(ismissing(z)));
