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
% Sample points: a window is a length, and the elements in [t - w/2, t + w/2) or [t - before, t + after] count.
t = [1 2 4 7 8];
disp(movsum(1:5, 2, 'SamplePoints', t)), disp(movsum(1:5, 2.5, 'SamplePoints', t)), disp(movsum(1:5, [1 3], 'SamplePoints', t))
disp(movmax([3 NaN 1 5 2], 4, 'SamplePoints', t)), disp(movmean([1 NaN 3 4 9], 5, 'omitnan', 'SamplePoints', t))
disp(movmedian(magic(4), 3, 2, 'SamplePoints', [1 2 4 5]))
disp(movmean(1:4, minutes(10), 'SamplePoints', datetime(2024, 1, 1, 0, [0 4 8 30], 0)))
disp(isequal(movmad(x, 5), movmad(x, 5, 'SamplePoints', 1:10)) && isequal(movprod(x, 4), movprod(x, 4, 'SamplePoints', 1:10)))
disp(movmad([1 NaN 4 9], 3, 'omitnan')), disp(movmad([1 NaN 4 9], 3))
try, movmean(1:3, 2, 'SamplePoints', [1 1 2]), catch e, disp(e.identifier), end
try, movmean(1:3, 2, 'SamplePoints', 1:4), catch e, disp(e.identifier), end
try, movmean(1:3, 2, 'SamplePoints', 1:3, 'Endpoints', 'fill'), catch e, disp(e.identifier), end
% Windows of blocks, of edges and of several columns are those that are gathered one by one.
v = mod((1:6000)'.^2 * [7 11], 1009); v(77, 1) = NaN; v(500, 2) = Inf;
w = movmedian(v, [60 40]);
ok = true;
for i = [1 2 40 59:61 3000 4540:4542 5959:5961 6000], ok = ok && isequaln(w(i, :), median(v(max(i - 60, 1):min(i + 40, 6000), :))); end
disp(ok), disp(sum(movmean(v, 101, 'omitnan') > 500)), disp(size(movstd(zeros(0, 3), 3)))
% Long windows, gathered by doubling: a NaN or an Inf counts in its own windows only.
v = mod((1:1000)'.^2, 1009); v(333) = NaN; v(700) = Inf; i = [1 100 183 184 400 483 484 549 551 850 851 1000]; ok = true(1, 4);
for k = i
    w = v(max(k - 150, 1):min(k + 149, 1000)); y = movmean(v, 300); ok(1) = ok(1) && isequaln(round(y(k), 9), round(mean(w), 9));
    y = movsum(v, 300); ok(2) = ok(2) && isequaln(y(k), sum(w)); y = movmax(v, 300); ok(3) = ok(3) && isequaln(y(k), max(w)); y = movmin(v, 300, 'includenan'); ok(4) = ok(4) && isequaln(y(k), min(w, [], 'includenan'));
end
disp(ok), disp(isequal(size(movmean(v, 300, 'Endpoints', 'discard')), [701 1])), y = movmean(1:200, 128, 'Endpoints', 'fill'); disp([find(isnan(y), 1, 'last'), y(65)]), y = movmax(1:200, [150 0], 'SamplePoints', (1:200)/2); disp(y([1 200]))
