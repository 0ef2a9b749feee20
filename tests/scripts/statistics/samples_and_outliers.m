rng(1);
s = randsample(10, 10); isequal(sort(s), (1:10)'), size(randsample([5 6 7], 2)), all(ismember(randsample('abc', 9, true), 'abc'))
w = randsample(3, 3000, true, [0 1 3]); [any(w == 1), abs(mean(w == 3) - 0.75) < 0.05]
[y, i] = datasample([10 20 30; 40 50 60], 5); size(y), isequal(y(:, 1), 10 + 30 * (i' == 2))
size(datasample(1:9, 4, 'Replace', false)), numel(unique(datasample(1:9, 9, 'Replace', false))), size(datasample(ones(3, 4), 6, 2))
b = bootstrp(200, @mean, [1 2 3 4 5]); size(b), abs(mean(b) - 3) < 0.3, size(bootstrp(4, @(x) [min(x) max(x)], (1:8)'))
try, randsample(3, 4); catch e, fprintf('%s: %s\n', e.identifier, e.message), end
try, randsample(3, 2, true, [1 2]); catch e, fprintf('%s: %s\n', e.identifier, e.message), end
try, datasample(1:3, 4, 'Replace', false); catch e, fprintf('%s: %s\n', e.identifier, e.message), end
try, bootstrp(-1, @mean, 1:3); catch e, fprintf('%s: %s\n', e.identifier, e.message), end
a = [1 2 3 2 100 2 1 NaN];
[tf, lo, hi, c] = isoutlier(a)
isoutlier(a, 'mean', 'ThresholdFactor', 2), isoutlier(a, 'quartiles'), isoutlier((1:10)', 'percentiles', [10 90])'
[b, gone] = rmoutliers(a)
rmoutliers([1 1; 2 2; 3 300; 4 3; 2 1])
filloutliers(a, 0), filloutliers(a, 'center'), filloutliers(a, 'clip'), filloutliers(a, 'linear'), filloutliers(a, 'previous')
filloutliers([a(1:7)', a(7:-1:1)'], 'next')
try, isoutlier({1}); catch e, fprintf('%s: %s\n', e.identifier, e.message), end
try, isoutlier(1, 'odd'); catch e, fprintf('%s: %s\n', e.identifier, e.message), end
try, filloutliers(1, 'odd'); catch e, fprintf('%s: %s\n', e.identifier, e.message), end
% Tables of counts.
tabulate([1 2 2 4])
t = tabulate([0.5 0.5 2]), tabulate({'b', 'a', 'b'})
[c, chi2, p] = crosstab([1 1 2 2 2], [3 4 3 3 4])
crosstab({'x', 'y', 'x'}, [1 1 2])
[i, names] = grp2idx({'b'; 'a'; 'b'; ''})
grp2idx([5 NaN 3])'
geomean([1 4; 2 8]), geomean([1 4; 2 8], 2), harmmean([1 3]), trimmean([1 2 3 100 -50], 40), trimmean([1 2; 3 4; 5 90], 70, 1)
try, geomean(-1); catch e, fprintf('%s: %s\n', e.identifier, e.message), end
try, harmmean(-1); catch e, fprintf('%s: %s\n', e.identifier, e.message), end
try, trimmean(1, 100); catch e, fprintf('%s: %s\n', e.identifier, e.message), end
