% findgroups and splitapply.
[g, id] = findgroups([3 1 3 2]); disp(g), disp(id)
[g, id] = findgroups({'b', 'a', 'b'}); disp(g), disp(id)
disp(findgroups([2 NaN 1]))
disp(splitapply(@sum, [1 2 3 4]', [1 2 1 2]'))
[lo, hi] = splitapply(@(v) deal(min(v), max(v)), [5 7 1 9]', [1 1 2 2]'); disp([lo hi])
