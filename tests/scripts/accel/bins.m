% Counting and summing by bins, for arrays that are pending or on a device.
n = 6000;
x = mod((1:n) * 7919, 1009) / 1009;
k = floor(x * 20) + 1;
% accumarray: the values of a bin are added in their order
s = accumarray(k', x');
fprintf('%d %d ', size(s)); fprintf('%.17g ', s([1 2 20])); fprintf('\n');
s = accumarray(k', single(x'));
fprintf('%s %.9g %.9g\n', class(s), s(3), sum(s));
s = accumarray(k', 1)';
fprintf('%d ', s); fprintf('\n');
s = accumarray(k', x', [25 1], @max);
fprintf('%d %d ', size(s)); fprintf('%.17g ', s([1 20 25])); fprintf('\n');
s = accumarray(k' + 2, x', [], @min);
fprintf('%d %d ', size(s)); fprintf('%.17g ', s([1 3 22])); fprintf('\n');
j = mod(0:n-1, 7) + 1;
s = accumarray([k' j'], x');
fprintf('%d %d %.17g %.17g\n', size(s), s(4, 5), sum(s(:) .* (1:140)'));
s = accumarray([k' j'], 2, [20 9]);
fprintf('%d %d %d %d\n', size(s), s(4, 5), sum(s(:)));
s = accumarray(uint8(k'), int32(10 * x'));
fprintf('%s %d\n', class(s), s(7));
try, accumarray(k' - 1, x'); catch e, disp(e.identifier), end
try, accumarray(k' + 0.5, x'); catch e, disp(e.identifier), end
try, accumarray(k', x', [5 1]); catch e, disp(e.identifier), end
% histc: the last edge is a bin of its own
h = histc(x, 0:0.1:1);
fprintf('%d ', size(h), h); fprintf('\n');
[h, b] = histc(x', [0.2 0.4 0.6]);
fprintf('%d ', size(h), h, size(b), b(1:12)); fprintf('\n');
y = x; y(5) = NaN; y(7) = Inf; y(9) = -Inf; y(11) = 1;
fprintf('%d ', histc(y, [0 0.5 1])); fprintf('\n');
% histcounts: the last bin is closed
fprintf('%d ', histcounts(y, [0 0.5 1])); fprintf('\n');
[h, e] = histcounts(y, 5);
fprintf('%d ', h); fprintf('%.6f ', e); fprintf('\n');
[h, e] = histcounts(single(x), 4);
fprintf('%d ', h); fprintf('%.6f ', e); fprintf('\n');
d = discretize(y, [0 0.25 0.5 1]);
fprintf('%g ', d(1:12), sum(d(~isnan(d)))); fprintf('\n');
