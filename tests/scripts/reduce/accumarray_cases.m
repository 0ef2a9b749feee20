% Sums and functions over subscripts, sizes, fill values and classes.
accumarray([1; 2; 1; 4], [10 20 30 40]')
accumarray([1 1; 2 2; 1 1; 2 1], 1:4), accumarray([1; 3], 5)
accumarray([1; 2; 1], [1 2 3]', [3 1], @max, NaN), accumarray([1; 2; 1], [1; 2; 3], [1 4])
accumarray({[1; 2; 2], [1; 1; 2]}, [5; 6; 7])
c = accumarray([1; 2; 1], [1; 2; 3], [], @(v) {v}); disp(c{1}'), disp(c{2})
class(accumarray([1; 2], single([1; 2]))), class(accumarray([1; 2], int8([1; 2]), [], @max)), class(accumarray([1; 2; 2], [1; 0; 1], [], @any))
accumarray([2; 2], [1+1i; 2]), accumarray([1; 1; 3], [4; 5; 6], [], @(v) numel(v), -1)
accumarray([1 2 1], [5 6 7]), accumarray(zeros(0, 1), zeros(0, 1), [2 2])
try, accumarray([0; 1], 1), catch e, disp(e.identifier), end
try, accumarray([1; 2], [1; 2; 3]), catch e, disp(e.identifier), end
try, accumarray([1; 5], 1, [3 1]), catch e, disp(e.identifier), end
try, accumarray([1; 1], [1; 2], [], @(v) v), catch e, disp(e.identifier), end
