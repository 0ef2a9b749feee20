x = [1 NaN 3; 4 5 NaN; 7 8 9];
nansum(x), nanmean(x), nanmean(x, 2), nanmedian(x), nanstd(x), nanvar(x, 1), nanmin(x), nanvar(x, 0, 2)
[y, i] = nanmax(x, [], 2)
nanmax(x, 4), nanmean([NaN NaN]), nansum([NaN NaN]), nanmean([])
nancov([x; 2 2 1]), nancov([1 2 4 NaN], [2 3 7 1])
