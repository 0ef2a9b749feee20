% svd gives the singular values as a vector or as a matrix.
A = [1 2; 3 4; 5 6];
disp(size(svd(A))), disp(size(svd(A, 'matrix'))), disp(size(svd(A, 'econ', 'matrix'))), disp(size(svd(A, 0, 'vector')))
[U, S, V] = svd(A, 'vector');
disp([size(U); size(S); size(V)])
[U, S, V] = svd(A, 'econ', 'vector');
disp([size(U); size(S); size(V)])
disp(norm(U * diag(S) * V' - A) < 1e-14)
[U, S, V] = svd(A.', 0);
disp([size(U); size(S); size(V)])
[U, S] = svd(A.', 'econ', 'matrix');
disp([size(U); size(S)])
disp(class(svd(single(A), 'matrix')))
try, svd(A, 'vektor'), catch e, disp(e.message), end
try, svd(A, 0, 3), catch e, disp(e.message), end
