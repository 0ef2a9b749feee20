% diag with two sizes; what classes constants and logical arrays may have.
diag([1 2 3], 4, 3), diag([1 2 3], 2, 2), diag([1; 2], 2, 3)
try, diag(ones(2), 2, 2), catch e, disp(e.message), end
flintmax('single'), class(flintmax('like', single(1))), class(realmax(single(1)))
try, flintmax('double', 0), catch e, disp(e.message), end
try, flintmax(int8(1)), catch e, disp(e.message), end
true(1, 2, 'like', false), false(2, 1)
try, true(2, 3, 'double'), catch e, disp(e.identifier), end
try, false(2, 1, 'like', 1), catch e, disp(e.identifier), end
try, nnz({}), catch e, disp(e.message), end
cell2mat([]), cell2mat({})
