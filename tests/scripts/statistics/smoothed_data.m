x = [1 2 6 NaN 4 5 9];
smoothdata(x, 'movmean', 3), smoothdata(x, 'movmedian', [1 2]), smoothdata(x, 'movmean', 3, 'includenan')
isequal(smoothdata([1 5 2 8; 3 3 1 0], 2, 'movmean', 3), movmean([1 5 2 8; 3 3 1 0], 3, 2))
smoothdata([0 0 0 1 0 0 0]', 'gaussian', 5)'
w = exp(-0.5 * ((-2:2) / 1).^2);
abs(smoothdata([0 0 0 1 0 0 0], 'gaussian', 5) * [0 0 0 1 0 0 0]' - 1 / sum(w)) < 1e-15
class(smoothdata(single(1:4), 'movmedian', 2)), smoothdata([], 'movmean', 3)
try, smoothdata(1:3, 'odd', 3); catch e, fprintf('%s: %s\n', e.identifier, e.message), end
try, smoothdata({1}); catch e, fprintf('%s: %s\n', e.identifier, e.message), end
try, smoothdata(1:3, 'movmean', -1); catch e, fprintf('%s: %s\n', e.identifier, e.message), end
