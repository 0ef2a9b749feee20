% min and max with positions, NaN, complex, empties, dimensions and flags.
[m, i] = max([3 9 9 1]); disp([m i]), [m, i] = min([NaN 2 1 1]); disp([m i]), disp(max([NaN NaN])), [m, i] = max([NaN NaN]); disp([m i])
disp(max([1 5; 7 2])), disp(max([1 5; 7 2], [], 2)'), disp(max([1 5; 7 2], [], 'all')), disp(max(3, [1 5])), disp(min([1; 4], [2 3])), disp(size(max([]))), disp(size(max(zeros(0, 3))))
disp(max([1 NaN 3], [], 'includenan')), disp(max([1 NaN; 2 3], [], 2, 'omitnan')'), disp(max([3+4i, 5, -6])), disp(max(int8([1 5]), 3)), disp(class(max(int8(1), 3))), disp(class(max(single(1), 3)))
[m, i] = max([1 5; 7 2], [], 'all', 'linear'); disp([m i]), disp(max('ab', 'b')), disp(max([true false])), [lo, hi] = bounds([3 1 2]); disp([lo hi]), disp(range([4 9 2]))
disp(cummax([1 3 2 5 4])), disp(cummin([5 3 4 1 2])), [c, i] = cummax([1 3 2]); disp(i)
try, max({1}), catch e, disp('cell'), end
