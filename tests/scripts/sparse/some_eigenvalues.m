% eigs against closed forms (second differences: 2 - 2*cos(j*pi/(n+1))), dense eigenvalues and residuals.
n = 210; T = spdiags([-ones(n, 1), 2*ones(n, 1), -ones(n, 1)], -1:1, n, n); e = @(j) 2 - 2*cos(j*pi/(n + 1));
S = T + spdiags(sinh(linspace(-7, 7, n))', 0, n, n); ref = eig(full(S));
disp(norm(eigs(S, 4) - sel(ref, 4)) < 1e-8), disp(norm(eigs(T, 5, 'smallestabs') - e(1:5)') < 1e-12), disp(norm(eigs(T, 3, 1.5) - 1.5) < 0.1)
[V, D, flag] = eigs(S, 6, 'smallestreal'); disp([flag, norm(S*V - V*D) < 1e-9, norm(V'*V - eye(6)) < 1e-9, norm(diag(D) - ref(1:6)) < 1e-9]), d = eigs(S, 4, 'bothendsreal'); disp(norm(sort(d) - ref([1 2 n-1 n])) < 1e-8), disp(norm(eigs(S, 2, 'la') - ref([n; n - 1])) < 1e-8)
N = T + spdiags([zeros(n, 1), (1:n)'/4000], [0 1], n, n); [V, D, flag] = eigs(N, 4, 0.5); disp([flag, norm(N*V - V*D) < 1e-9])
C = S + 1i*T; [V, D, flag] = eigs(C, 3); disp([flag, norm(C*V - V*D) < 1e-8]), R = spdiags([-ones(n, 1), ones(n, 1)], [-1 1], n, n) + S/1000; [V, D, flag] = eigs(R, 4, 'smallestabs'); disp([flag, norm(R*V - V*D) < 1e-9])
M = spdiags(1 + (1:n)'/n, 0, n, n); [V, D, flag] = eigs(T, M, 3, 'smallestabs'); disp([flag, norm(T*V - M*V*D) < 1e-10, norm(V'*M*V - eye(3)) < 1e-8]), r = sort(eig(full(T), full(M))); disp(norm(sort(diag(D)) - r(1:3)) < 1e-12)
f = @(x) S*x; disp(norm(eigs(f, n, 3, 'largestabs', 'IsFunctionSymmetric', true) - sel(ref, 3)) < 1e-8), [L, U, P, Q] = lu(S); disp(norm(eigs(@(x) Q*(U\(L\(P*x))), n, 3, 'smallestabs') - near(ref, 3)) < 1e-8)
A = diag([5 -7 1 3 2]) + 0.1; disp(norm(eigs(A, 2) - sel(eig(A), 2)) < 1e-12), disp(size(eigs(A))), disp(norm(sort(eigs(A, 5)) - eig(A)) < 1e-12), disp(eigs(diag([1 2 3]), 1, 1.9)), disp(size(eigs([]))), disp(size(eigs(A, 0)))
o = struct('tol', 1e-3, 'maxit', 500, 'p', 30); disp(norm(eigs(S, 2, 'lm', o) - sel(ref, 2)) < 1e-2), warning('off', 'all'); [V, D, flag] = eigs(T, 6, 'largestabs', 'MaxIterations', 1); disp(flag), disp(any(isnan(diag(D))))
tries = {@() eigs(), @() eigs(ones(2, 3)), @() eigs(A, -1), @() eigs(A, 1.5), @() eigs(A, 2, 'odd'), @() eigs(A, eye(3), 2), @() eigs(A, 2, NaN), @() eigs(A, 2, 'lm', 'Tolerance', -1), @() eigs(A, 2, 'lm', 'StartVector', 1), @() eigs(@(x) x), @() eigs([1 NaN; 2 3]), @() eigs(A, 2, 'lm', 'odd', 1), @() eigs(spdiags((1:300)', 0, 300, 300), 2, 7)};
for k = 1:numel(tries), try, tries{k}(), catch e, disp(e.identifier), end, end
function d = sel(d, k)
[~, i] = sort(abs(d), 'descend'); d = d(i(1:k));
end
function d = near(d, k)
[~, i] = sort(abs(d)); d = d(i(1:k));
end
