% sortrows by chosen columns and directions, for numbers, chars, cells and strings.
x = [3 1; 1 2; 3 0; 1 1; NaN 5];
[s, i] = sortrows(x)
sortrows(x, -1), sortrows(x, [1 -2]), sortrows(x, [1 2], {'descend', 'ascend'})
sortrows(x, 1, 'descend', 'MissingPlacement', 'last')
sortrows(['ca'; 'ab'; 'ba'])
[s, i] = sortrows({'pear'; 'fig'; 'apple'}), sortrows({'b', 'x'; 'a', 'z'; 'a', 'y'})
sortrows(["b" "1"; "a" "2"; "a" "1"], [1 -2])
[s, i] = sortrows([1 2; 1 2; 0 0]); disp(i')
try, sortrows([1 2], 3), catch e, disp(e.identifier), end
try, sortrows([1 2; 3 4], [1 2], {'ascend'}), catch e, disp(e.identifier), end
