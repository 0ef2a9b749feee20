% Bandwidths, block diagonals and pages.
A = diag(1:4) + diag([1 1 1], 1) + diag([5 5], -2);
[l, u] = bandwidth(A); fprintf('%d %d %d %d\n', l, u, bandwidth(A, 'lower'), bandwidth(A, 'upper'));
disp([isbanded(A, 2, 1), isbanded(A, 1, 1), isbanded(A, 3, 3)])
disp(mat2str(blkdiag([1 2; 3 4], 5, zeros(0, 1)))), disp(class(blkdiag(int8(1), 2)))
disp([isdefinite([2 1; 1 2]), isdefinite([1 2; 2 1])])
X = reshape(1:12, 2, 3, 2);
Y = pagetranspose(X); disp(size(Y)), disp(isequal(Y(:, :, 2), X(:, :, 2).'))
Z = pagemtimes(X, Y); disp(size(Z)), disp(isequal(Z(:, :, 2), X(:, :, 2) * Y(:, :, 2)))
disp(isequal(pagemtimes(X, ones(3, 1)), sum(X, 2)))
try, pagemtimes(X, X), catch e, disp(e.identifier), end
