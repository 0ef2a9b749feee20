% Windows that slide: odd, even and two-sided ones, ends shrunk, dropped or filled.
x = [4 8 6 -1 -2 -3 -1 3 4 5];
disp(mat2str(movmean(x, 3), 6)), disp(mat2str(movmean(x, 4), 6)), disp(mat2str(movmean(x, [2 0]), 6))
disp(mat2str(movsum(x, 3, 'Endpoints', 'discard'), 6))
disp(mat2str(movmax(x, 3, 'Endpoints', 'fill'), 6)), disp(mat2str(movmin(x, 5), 6))
disp(mat2str(movmedian(x, 3), 6)), disp(mat2str(movprod(x, 2), 6))
disp(mat2str(movstd(x, 3), 6)), disp(mat2str(movvar(x, 3, 1), 6))
disp(mat2str(movmean(magic(4), 3, 2), 6)), disp(mat2str(movmean(magic(4), 2), 6))
disp(mat2str(movmean([1 NaN 3 4], 3, 'omitnan'), 6)), disp(mat2str(movmean([1 NaN 3 4], 3), 6))
disp(mat2str(movsum([1 2 3], 3, 'Endpoints', 10), 6))
try, movmean(x, 0), catch e, disp(e.identifier), end
