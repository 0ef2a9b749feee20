% Complete factors of sparse matrices stay sparse: chol in the order of few entries, lu of scaled rows.
n = 30;
T = spdiags(ones(n, 1) * [-1 2 -1], -1:1, n, n);
A = kron(T, speye(n)) + kron(speye(n), T);
[R, flag, P] = chol(A);
fprintf('%d %d %d %d\n', issparse(R), flag, istriu(R), norm(R' * R - P' * A * P, 1) < 1e-13);
fprintf('%d\n', nnz(R) < 0.6 * nnz(chol(A)));
[L, flag, p] = chol(A, 'lower', 'vector');
fprintf('%d %d %d %d\n', size(p), istril(L), norm(L * L' - A(p, p), 1) < 1e-13);
R = chol(A);
fprintf('%d %d\n', issparse(R), norm(R' * R - A, 1) < 1e-13);
B = sparse([4 1i 0; -1i 5 2; 0 2 6]);
[R, flag, P] = chol(B);
fprintf('%d %d %d\n', isreal(R), flag, norm(full(R' * R - P' * B * P)) < 1e-14);
% Only one triangle is read.
disp(isequal(chol(triu(A)), chol(A)) && isequal(chol(tril(A), 'lower'), chol(A, 'lower')))
% The first rows where the rest is not positive definite.
S = sparse([4 2 1; 2 5 0; 1 0 -3]);
[R, flag] = chol(S);
disp(flag), disp(full(R))
[R, flag, P] = chol(sparse([-1 0; 0 2]));
disp(flag), disp(size(R)), disp(full(P))
try, chol(S), catch e, disp(e.message), end
try, chol(sparse([1 2 3])), catch e, disp(e.message), end
try, chol(S, 'middle'), catch e, disp(e.message), end
disp(size(chol(sparse(0, 0))))
F = [1e6 1 0; 0 3 1e-3; 2 0 1];
[L, U, P, Q, D] = lu(sparse(F));
fprintf('%d %d %d\n', isdiag(D), issparse(D), norm(full(P * (D \ F) * Q - L * U)) < 1e-12);
[L, U, p, q, D] = lu(sparse(F), 'vector');
M = D \ sparse(F);
fprintf('%d %d\n', size(p), size(q)); fprintf('%d\n', norm(full(M(p, q) - L * U)) < 1e-12);
try, kron(zeros(3e4), zeros(3e4)); catch e, disp(e.message(1:30)), end
disp(size(kron(zeros(0, 3), ones(2))))
