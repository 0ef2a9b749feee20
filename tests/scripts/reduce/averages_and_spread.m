% mean, median, mode, var and std with dimensions, weights, flags and classes.
x = [1 2; 3 6; 8 NaN];
disp(mean(x)), disp(mean(x, 'omitnan')), disp(mean(x, 2)'), disp(mean(x, 'all', 'omitnan')), disp(mean([])), disp(class(mean(single(1:3)))), disp(class(mean(int8(1:3))))
disp(median([3 1 2])), disp(median([4 1 2 3])), disp(median(x, 'omitnan')), disp(median([1 NaN])), disp(median(int8([1 2]))), disp(median([1 2; 3 4; 5 6], 2)')
[m, f, c] = mode([1 2 2 3 3]); disp([m f]), disp(c{1}'), disp(mode([])), disp(mode([1 1; 2 2], 2)')
disp(var([1 2 3 4])), disp(var([1 2 3 4], 1)), disp(var([1 2 3], [1 1 2])), disp(std([1 2; 3 6])), disp(std([1 2; 3 6], 0, 2)'), disp(var(5)), disp(std([1 NaN 3], 'omitnan')), disp(var([]))
try, median({1}), catch e, disp('cell'), end
[m, f, c] = mode([1 2; 1 2; 3 3]); disp([m; f]), disp(c), [~, ~, c] = mode(single([5 5 4 4 NaN]), 2); disp(c{1}'), disp(class(c{1}))
