% Where missing elements go, and how complex numbers compare.
sort([3 NaN 1]), sort([3 NaN 1], 'descend'), sort([3 NaN 1], 'MissingPlacement', 'first'), sort([3 NaN 1], 'descend', 'MissingPlacement', 'last')
[s, i] = sort([NaN 2 NaN 1], 'descend')
sort([1+2i, -3, 2, 0.5i]), sort([1+2i, -3, 2, 0.5i], 'ComparisonMethod', 'real')
sort([-4 3 -1 2], 'ComparisonMethod', 'abs'), sort([2 -2 1], 'descend', 'ComparisonMethod', 'abs')
sort(["b" missing "a"]), sort(["b" missing "a"], 'descend'), sort(["b" missing "a"], 'MissingPlacement', 'first')
[s, i] = sort([-0 0 -0]); disp(i), disp(1 ./ s)
[s, i] = sort([true false true]), sort('hello'), sort(int8([5 -3 5]), 'descend')
