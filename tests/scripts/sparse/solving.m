% A\b and b/A: diagonal, triangular, Hermitian, general, rectangular, singular, complex.
n = 50; e = ones(n, 1); A = spdiags([-e 4*e -e], -1:1, n, n); x = (1:n)';
near = @(p, q) all(abs(full(p(:)) - full(q(:))) <= 1e-10 * max(1, max(abs(full(q(:))))));
y = A \ (A * x); disp([issparse(y), near(y, x)])
y = A \ sparse(A * x); disp([issparse(y), near(y, x)])
y = (x' * A) / A; disp([issparse(y), near(y, x'), size(y)])
y = tril(A) \ (tril(A) * x); disp(near(y, x)), y = triu(A) \ (triu(A) * x); disp(near(y, x))
y = diag(sparse(x)) \ (x .^ 2); disp(near(y, x))
B = A; B(1, n) = 3; y = B \ (B * x); disp(near(y, x))
y = -A \ (A * x); disp(near(y, -x))
C = A + 1i * spdiags(e, 1, n, n); y = C \ (C * x); disp(near(y, x)), disp(isreal(A \ x))
y = A \ [x, 2 * x, x.^2]; disp([size(y), near(A * y, [x, 2 * x, x.^2])])
R = sparse([1 0; 0 2; 1 1]); y = R \ [1; 2; 3]; disp(near(y, full(R) \ [1; 2; 3]))
z = sparse([2 0; 0 4]) \ sparse([2; 4]); disp(full(z')), disp(issparse(z))
disp(issparse(full(A) \ sparse(x))), disp(issparse(A \ x)), disp(issparse(A / A)), disp(issparse(inv(A)))
y = sparse([1 2; 3 4]) / sparse(2); disp(full(y)), y = 2 \ sparse([2 4]); disp(full(y))
lastwarn(''); y = sparse([1 2; 2 4]) \ [1; 1]; [~, id] = lastwarn; disp(id)
lastwarn(''); y = sparse([1 0; 0 0]) \ [1; 1]; [~, id] = lastwarn; disp(id), disp(y')
lastwarn(''); y = sparse([1 1; 1 1+1e-16*4]) \ [1; 1]; [~, id] = lastwarn; disp(id)
try, A \ [1; 2]; catch err, fprintf('%s: %s\n', err.identifier, err.message); end
try, [1 2] / A; catch err, fprintf('%s: %s\n', err.identifier, err.message); end
disp(size(sparse(0, 0) \ zeros(0, 2))), disp(size(A \ zeros(n, 0)))
[L, U, P] = lu(A); disp([issparse(L), issparse(U), issparse(P), near(L * U, P * A)])
R = chol(A); disp([issparse(R), istriu(R), near(R' * R, A)])
disp(abs(det(sparse([1 2; 3 4])) + 2) < 1e-12), disp(issparse(det(sparse([1 2; 3 4]))))
% The five-point Laplacian on a grid, as many scripts build it.
m = 12; T = spdiags(ones(m, 1) * [-1 2 -1], -1:1, m, m); L = kron(speye(m), T) + kron(T, speye(m));
u = L \ ones(m^2, 1); disp([nnz(L), issymmetric(L), near(L * u, ones(m^2, 1))])
big = 2000; D = spdiags(ones(big, 1) * [1 -2.5 1], -1:1, big, big); v = D \ ones(big, 1); disp(norm(D * v - 1) < 1e-9)
