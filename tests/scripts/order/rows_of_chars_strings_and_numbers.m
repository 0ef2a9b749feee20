% 'rows' compares whole rows of numbers, characters and strings.
[u, i, j] = unique([3 1; 1 2; 3 1; 1 1], 'rows')
[u, i, j] = unique([3 1; 1 2; 3 1; 1 1], 'rows', 'stable')
unique(['ab'; 'aa'; 'ab'], 'rows')
unique(["x" "y"; "x" "a"; "x" "y"], 'rows')
[tf, loc] = ismember([1 2; 5 6], [3 4; 1 2; 1 2], 'rows')
[c, ia] = setdiff([1 2; 3 4; 5 6], [3 4], 'rows')
[c, ia, ib] = union([1 2; 3 4], [3 4; 0 0], 'rows')
[c, ia, ib] = setxor([1 2; 3 4], [3 4; 0 0], 'rows')
