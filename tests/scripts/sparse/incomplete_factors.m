% Incomplete factors by what defines them: A's own positions are met, sums are kept, tolerance 0 is complete.
n = 30; i = (1:n)'; A = spdiags([sin(i), 4 + cos(i), -1 + sin(2*i), 0.5*cos(3*i)], [-7 0 1 5], n, n); A(1, n) = 2;
[L, U] = ilu(A); disp([norm((A - L*U).*spones(A), 'fro') < 1e-14, isequal(diag(L), speye(n)*ones(n, 1)), istril(L), istriu(U), nnz(L + U) <= nnz(A)])
W = ilu(A); disp(norm(W - (L + U - speye(n)), 'fro') == 0)
for type = {'nofill', 'crout', 'ilutp'}
    for milu = {'off', 'row', 'col'}
        setup = struct('type', type{1}, 'milu', milu{1}, 'droptol', 0.02); [L, U] = ilu(A, setup);
        fprintf('%-6s %-3s %d %d %d\n', type{1}, milu{1}, norm(sum(A - L*U, 1)) < 1e-13, norm(sum(A - L*U, 2)) < 1e-13, norm(A - L*U, 'fro') < norm(A, 'fro')/2);
    end
end
setup = struct('type', 'crout', 'droptol', 0); [L, U] = ilu(A, setup); disp(norm(A - L*U, 'fro') < 1e-13)
B = A; B(1, 1) = 0; B(5, 5) = 1e-3; setup.type = 'ilutp'; [L, U, P] = ilu(B, setup); disp([norm(P*B - L*U, 'fro') < 1e-13, full(max(max(abs(L)))) <= 1, isequal(P, speye(n))])
setup.milu = 'row'; [L, U, P] = ilu(B, setup); disp(norm(B*P - L*U, 'fro') < 1e-13), [L, U] = ilu(B, setup); disp(norm(B - L*U, 'fro') < 1e-13)
setup = struct('type', 'crout', 'droptol', 0.05); [L, U] = ilu(A, setup); c = sqrt(sum(A.^2, 1)); keep = true;
[r, k, v] = find(U); off = r ~= k; keep = all(abs(v(off)) >= 0.05*full(c(k(off)))'); d = full(diag(U)); [r, k, v] = find(L - speye(n)); disp([keep, all(abs(v.*d(k)) >= 0.05*full(c(k))')])
Z = A*(1 + 2i) + spdiags(1i*i/30, 0, n, n); [L, U] = ilu(Z); disp(norm((Z - L*U).*spones(A), 'fro') < 1e-13)
[L, U] = ilu(sparse([0 1; 1 0]), struct('type', 'crout', 'udiag', 1, 'droptol', 0.1)); disp(full(diag(U))')
% Of a tridiagonal matrix nothing is left out.
T = spdiags([-ones(n, 1), 2.5 + sin(i), -ones(n, 1)], -1:1, n, n); R = chol(T); L = ichol(T); disp([norm(L - R', 'fro') < 1e-14, norm(ichol(T, struct('shape', 'upper')) - R, 'fro') < 1e-14])
Q = gallery('poisson', 6); L = ichol(Q); disp([norm((Q - L*L').*spones(Q), 'fro') < 1e-14, isequal(spones(L), spones(tril(Q)))])
L = ichol(Q, struct('michol', 'on')); disp(norm((Q - L*L')*ones(36, 1)) < 1e-13), L = ichol(Q, struct('type', 'ict', 'droptol', 1e-2, 'michol', 'on')); disp([norm((Q - L*L')*ones(36, 1)) < 1e-13, nnz(L) < nnz(chol(Q))])
L = ichol(Q, struct('type', 'ict')); disp(norm(L - chol(Q)', 'fro') < 1e-13), L = ichol(Q, struct('diagcomp', 0.5)); E = Q + 0.5*spdiags(diag(Q), 0, 36, 36); disp(norm((E - L*L').*spones(Q), 'fro') < 1e-13)
H = T + 1i*spdiags([-ones(n, 1), ones(n, 1)]/4, [-1 1], n, n); L = ichol(H); disp(norm(L*L' - H, 'fro') < 1e-13), L = ichol(sparse(3, 3) + speye(3)*4); disp(full(L)), disp(size(ilu(sparse(0, 0))))
[L, U, P, Q] = lu(B); disp([norm(P*B*Q - L*U, 'fro') < 1e-13, issparse(P), istril(L), istriu(U)]), [L, U, p, q] = lu(Z, 'vector'); disp(norm(Z(p, q) - L*U, 'fro') < 1e-12)
[L, U, P, Q] = lu(B(:, 1:20)); disp([size(L) size(U) norm(P*B(:, 1:20)*Q - L*U, 'fro') < 1e-13]), [L, U, P, Q] = lu(B(1:20, :)); disp([size(L) size(U) norm(P*B(1:20, :)*Q - L*U, 'fro') < 1e-13]), [L, U, P, Q] = lu(sparse([1 2; 2 4])); disp(norm(P*[1 2; 2 4]*Q - L*U) == 0)
tries = {@() ilu(), @() ilu(eye(2)), @() ilu(sparse(2, 3)), @() ilu(sparse([0 1; 1 0])), @() ilu(speye(2), 3), @() ilu(speye(2), struct('type', 'odd')), @() ilu(speye(2), struct('droptol', -1)), @() ilu(speye(2), struct('thresh', 2)), @() ichol(eye(2)), @() ichol(sparse([1 2; 2 1])), @() ichol(speye(2), struct('shape', 'x')), @() ichol(speye(2), struct('diagcomp', -1))};
for k = 1:numel(tries), try, tries{k}(), catch e, disp([e.identifier ' ' e.message]), end, end
try, [a, b, c, d] = lu(eye(2)); catch e, disp(e.identifier), end
