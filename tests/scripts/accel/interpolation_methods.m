% interp1 of many queries, with points and values where they are; by every method.
n = 3000;
k = (1:n)';
x = sort(mod(k * 7919, 100003)); v = mod(k * 13, 101) / 7;
q = mod(k * 31, 100100) + 0.25; q(7) = NaN; q(8) = x(5); q(9) = x(end); q(10) = x(1); q(11) = (x(20) + x(21)) / 2;
for how = {'linear', 'nearest', 'previous', 'next', 'pchip', 'spline', 'makima'}
    y = interp1(x, v, q, how{1});
    good = ~isnan(y);
    fprintf('%s %d %d %.8f %.8f %.8f %.8f %.8f\n', how{1}, size(y), sum(good), sum(y(good)), y(8), y(9), y(11));
    y = interp1(x, v, q, how{1}, 'extrap');
    fprintf('  %d %.6f\n', sum(isnan(y)), sum(y(~isnan(y))));
    y = interp1(x, v, q', how{1}, -1);
    fprintf('  %d %d %d %.6f\n', size(y), sum(y == -1), sum(y(~isnan(y))));
    y = interp1(x(n:-1:1), [v v(n:-1:1)], q, how{1});
    fprintf('  %d %d %d %.6f\n', size(y), sum(isnan(y(:, 2))), sum(y(~isnan(y))));
end
small = interp1([1 2 4], [10 20 0], q / 30000, 'nearest'); fprintf('%g\n', sum(small(~isnan(small))));
s = interp1(single(x), single(v), q, 'previous'); fprintf('%s %.4f\n', class(s), sum(double(s(~isnan(s)))));
try, interp1([x; x], [v; v], q); catch e, disp(e.message); end
