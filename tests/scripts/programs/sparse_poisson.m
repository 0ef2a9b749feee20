% Poisson on a square: sparse 5-point matrix, direct, conjugate gradients, Jacobi and SOR
n = 8; h = 1/(n + 1);
e = ones(n, 1);
T = spdiags([-e 2*e -e], -1:1, n, n);
A = kron(speye(n), T) + kron(T, speye(n));
fprintf('%d x %d, nnz %d, density %.4f\n', size(A), nnz(A), nnz(A)/numel(A));
[X, Y] = meshgrid((1:n)*h);
exact = sin(pi*X).*sin(pi*Y);
b = 2*pi^2*h^2*exact(:);
u = A\b;
fprintf('max error %.6f\n', max(abs(u - exact(:))));
[x, k, r] = cg(A, b, 1e-10, 200);
fprintf('cg: %d iterations, residual %d, same %d\n', k, r < 1e-9, norm(x - u) < 1e-8);
[x, k] = sor(A, b, 1.5, 1e-8, 500);
fprintf('sor: %d iterations, same %d\n', k, norm(x - u) < 1e-6);
G = full(A(1:4, 1:4))
[i, j, v] = find(A(1:3, :));
disp([i j v]')
sum(A(:)), issymmetric(A), nnz(tril(A, -1)) == nnz(triu(A, 1))
U = reshape(u, n, n);
fprintf('%6.3f %6.3f %6.3f %6.3f\n', U(1:2:end, 1:2:end)');
S = sparse([1 2 2 3], [1 2 2 3], [1 2 3 4])
S(2, 2), S*[1; 1; 1], S', full(S > 2)
S(3, :) = [], S(1, 3) = 7

function [x, k, r] = cg(A, b, tol, kmax)
x = zeros(size(b)); res = b; p = res; rr = res'*res;
for k = 1:kmax
    Ap = A*p;
    alpha = rr/(p'*Ap);
    x = x + alpha*p;
    res = res - alpha*Ap;
    new = res'*res;
    r = sqrt(new);
    if r < tol, return; end
    p = res + (new/rr)*p;
    rr = new;
end
end
function [x, k] = sor(A, b, w, tol, kmax)
D = diag(diag(A)); L = tril(A, -1);
x = zeros(size(b));
for k = 1:kmax
    x = x + w*((D + w*L)\(b - A*x));
    if norm(b - A*x)/norm(b) < tol, break; end
end
end
