% 'legacy' takes the last occurrence and gives rows unless both inputs are columns.
[y, i, j] = unique([1 1 2 3 3 3 4], 'legacy')
[y, i, j] = unique([7 9 7; 0 0 0; 7 9 7; 5 5 5], 'rows', 'legacy')
[c, ia, ib] = intersect([1 2; 3 4; 5 6; 3 4], [3 4; 7 8], 'rows', 'legacy')
size(intersect([1 2 3], [2; 3], 'legacy'))
size(setdiff((1:5)', 2:3, 'legacy'))
[c, ia, ib] = setxor([5 1 3 3 3], [4 1 2 2], 'legacy')
[tf, loc] = ismember([3 1], [1 3 3], 'legacy')
