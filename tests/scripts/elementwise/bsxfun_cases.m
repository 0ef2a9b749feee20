% Element-wise functions over expanded singletons, own functions too.
disp(mat2str(bsxfun(@plus, [1 2 3], [10; 20]))), disp(mat2str(bsxfun(@max, 1:3, (2:3)')))
disp(mat2str(bsxfun(@(a, b) a - 2 * b, [5; 7], [1 2])))
disp(class(bsxfun(@times, int8([1 2]), 3))), disp(size(bsxfun(@eq, zeros(2, 1, 3), zeros(1, 4))))
disp(size(bsxfun(@plus, zeros(0, 1), 1:3))), disp(mat2str(bsxfun('minus', 3, [1 2])))
try, bsxfun(@plus, [1 2 3], [1 2]), catch e, disp(e.identifier), end
try, bsxfun(3, 1, 2), catch e, disp(e.identifier), end
