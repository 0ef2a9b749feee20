% The trace of a sparse matrix is a full number.
t = trace(sparse([1 2; 3 4])), issparse(t)
t = trace(sparse(3, 3)), issparse(t)
t = trace(sparse([1i 2; 3 4])), issparse(t)
try, trace(sparse(2, 3)), catch e, disp(e.message), end
try, false(2, 1, 'like', sparse(1)), catch e, disp(e.identifier), end
f = false(2, 1, 'like', sparse(true))
