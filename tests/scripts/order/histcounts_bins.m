% Edges lie at round numbers: one bin a whole number, Scott's width, or as options ask.
function show(varargin)
[n, e] = histcounts(varargin{:}); fprintf('%g ', e); fprintf('|'); fprintf(' %g', n); fprintf('\n');
end
x = [0.2 0.9 1.4 2.2 2.3 3.7 3.9 4.8 5.5 9.1];
show([1 2 2 3 5]), show([1 2 3 4]), show(uint8([3 3 7])), show([true false true]), show(x), show(x/1000), show(x, 4), show(x, 1), show([1 2 3 4], 2)
show(x, 0:2:10), show(x, [0 5]), show([2.3 2.3]), show([]), show([NaN 1 2 Inf]), show(-x), show(0:10:1000)
show(x, 'BinWidth', 2.5), show(x, 'BinLimits', [1 5]), show(x, 'BinLimits', [1 5], 'BinWidth', 1.5), show(x, 'NumBins', 3), show(x, 4, 'BinLimits', [0 8]), show(x, 'BinEdges', [0 1 10])
show(x, 'BinMethod', 'sqrt'), show(x, 'BinMethod', 'sturges'), show(x, 'BinMethod', 'integers'), show(x, 'BinMethod', 'fd'), show(x, 'BinMethod', 'scott')
for how = {'probability', 'cumcount', 'cdf', 'pdf', 'countdensity', 'percentage'}, show(x, 0:2.5:10, 'Normalization', how{1}), end
[n, e, bin] = histcounts([1 5 2.5 NaN 10], 0:5:10); disp(n), disp(bin)
try, histcounts(x, 0), catch e, disp(e.identifier), end
try, histcounts(x, [3 2 1]), catch e, disp(e.identifier), end
try, histcounts(x, 'NoSuch', 1), catch e, disp(e.identifier), end
try, histcounts(x, 'BinWidth'), catch e, disp(e.identifier), end
