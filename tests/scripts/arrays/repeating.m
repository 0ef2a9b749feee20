% repmat and repelem for numbers, chars, cells and structs.
disp(repmat([1 2], 2)), disp(repmat('ab', 1, 3)), disp(size(repmat({1}, 2, 3))), disp(size(repmat(5, [2 0 3]))), disp(repmat(int8([1; 2]), [1 2])), disp(size(repmat(struct('a', 1), 1, 4)))
disp(repelem([1 2 3], 2)), disp(repelem([1 2 3], [1 0 2])), disp(repelem([1 2; 3 4], 2, 1)), disp(repelem('ab', 2)), disp(repelem([1; 2], 2)')
disp(class(repmat(true, 1, 2))), disp(size(repmat(1, -1, 3))), disp(size(repmat([], 2, 2)))
try, repelem([1 2 3], [1 2]), catch e, disp('counts'), end
