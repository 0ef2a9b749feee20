% Extremes with positions, running extremes, medians and modes of arrays that are pending or on a device.
n = 3000;
x = mod((1:n)' * 7919, 1009) - 504;
y = x; y(mod(1:n, 7) == 3) = NaN; y(5) = Inf; y(6) = -Inf;
m = reshape(y, 60, 50);
[a, i] = max(x); fprintf('%g %d\n', a, i);
[a, i] = min(x); fprintf('%g %d\n', a, i);
for d = 1:2
    [a, i] = max(m, [], d); fprintf('%d: %g %g %d %d\n', d, sum(a(isfinite(a))), sum(i), size(a));
    [a, i] = min(m, [], d); fprintf('%d: %g %g %d %d\n', d, sum(a(isfinite(a))), sum(i), size(i));
end
z = NaN(60, 50) + 0 * m; z(1:2:60, 3) = -0; z(2:2:60, 3) = 0;
[a, i] = max(z); fprintf('%g ', a(1), i(1), i(3), 1 / a(3)); fprintf('\n');
[a, i] = min(z, [], 2); fprintf('%g ', a(1), i(1), i(2), 1 / a(1), 1 / a(2)); fprintf('\n');
[a, i] = max(single(x)); fprintf('%s %g %d\n', class(a), a, i);
[a, i] = max(int16(x)); fprintf('%s %g %d\n', class(a), double(a), i);
[a, i] = max(x > 500); fprintf('%s %d %d\n', class(a), a, i);
for d = 1:2
    [a, i] = cummax(m, d); fprintf('%d: %g %g\n', d, sum(a(isfinite(a))), sum(i(:)));
    [a, i] = cummin(m, d); fprintf('%d: %g %g\n', d, sum(a(isfinite(a))), sum(i(:)));
end
[a, i] = cummax(z(:, 3)); fprintf('%g ', 1 / a(1), 1 / a(2), i(60)); fprintf('\n');
[a, i] = cummax(z(:, 1)); fprintf('%g ', a(60), i(60)); fprintf('\n');
for d = 1:2
    a = median(m, d); fprintf('%d: %d %d %d %g\n', d, size(a), sum(isnan(a)), sum(a(~isnan(a))));
    a = mode(m, d); fprintf('%d: %d %d %g\n', d, size(a), sum(a(isfinite(a))));
    [a, f] = mode(x, d); fprintf('%d: %g %g\n', d, sum(a), sum(f));
end
fprintf('%g %g %g\n', median(x), median(x(1:2999)), median(y));
fprintf('%s %g\n', class(median(single(x))), median(single(x)));
w = [x; x(1:7)]; w(1:2:3007) = 3;
[a, f] = mode(w); fprintf('%g %g\n', a, f);
c = cumsum(1:n); fprintf('%g\n', c(end));
