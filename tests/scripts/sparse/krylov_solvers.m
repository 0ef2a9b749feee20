% Iterative solvers by what they must give: the solution, its flag, and residuals that are the true ones.
n = 40; i = (1:n)'; S = sparse([i; i(1:n-1); i(3:n)], [i; i(2:n); i(1:n-2)], [6 + sin(i); -1 + cos(i(1:n-1))/3; 2*sin(3*i(3:n))], n, n);
x = (-1).^i.*sqrt(i); b = S*x; [L, U] = ilu(S); C = S + 1i*spdiags(cos(i), 1, n, n); d = C*(x + 2i);
solvers = {@bicg, @cgs, @qmr, @tfqmr, @bicgstab, @lsqr};
for k = 1:numel(solvers)
    f = solvers{k};
    [y, flag, relres, iter, resvec] = f(S, b, 1e-11, 60);
    fprintf('%-9s %d %d %d %d', func2str(f), flag, norm(y - x) < 1e-8, abs(relres - norm(b - S*y)/norm(b)) < 1e-13, resvec(1) == norm(b));
    [y, flag, relres, few] = f(S, b, 1e-11, 60, L, U, x + 1);
    fprintf(' %d %d %d', flag, norm(y - x) < 1e-8, few < iter);
    [y, flag] = f(C, d, 1e-11, 60);
    fprintf(' %d %d', flag, norm(y - x - 2i) < 1e-8);
    [y, flag] = f(S, b, 1e-11, 1); fprintf(' %d\n', flag);
end
[y, flag, relres, iter, resvec] = gmres(S, b, [], 1e-11, 40); disp([flag, norm(y - x) < 1e-8, iter(1), iter(2) + 1 == numel(resvec), all(diff(resvec) < 0)])
[y, flag, relres, iter, resvec] = gmres(S, b, 4, 1e-11, 20); disp([flag, norm(y - x) < 1e-8, iter(1) > 1, 4*(iter(1) - 1) + iter(2) + 1 == numel(resvec)])
[y, flag, relres] = gmres(S, b, 4, 1e-11, 20, L, U); disp([flag, norm(y - x) < 1e-8, abs(relres - norm(U\(L\(b - S*y)))/norm(U\(L\b))) < 1e-14])
[y, flag] = gmres(C, d, [], 1e-11, 40); disp([flag, norm(y - x - 2i) < 1e-8]), [y, flag, ~, iter] = gmres(S, b, 3, 1e-11, 1); disp([flag iter])
[y, flag, ~, iter] = gmres(@(v) S*v, b, [], 1e-11, 40, @(v) L\v, @(v) U\v); disp([flag, norm(y - x) < 1e-8])
% Exactly as many steps as there are different eigenvalues.
D = diag([2 2 5 5 5 9]); [y, flag, ~, iter] = gmres(D, ones(6, 1), [], 1e-12); disp([flag iter]), [y, flag, ~, iter] = minres(D, ones(6, 1), 1e-12); disp([flag iter])
T = spdiags([-ones(n, 1), 1 + i/9 - 3, -ones(n, 1)], -1:1, n, n); c = T*x;
[y, flag, relres, iter, resvec, cg] = minres(T, c, 1e-11, 200); disp([flag, norm(y - x) < 1e-7, all(diff(resvec) <= 1e-12*resvec(1)), numel(cg) == numel(resvec)])
M = spdiags(1 + abs(i/9 - 2), 0, n, n); [y, flag] = minres(T, c, 1e-11, 200, M); disp([flag, norm(y - x) < 1e-7])
H = T + 1i*spdiags([-ones(n, 1), ones(n, 1)], [-1 1], n, n); [y, flag] = minres(H, H*x, 1e-11, 200); disp([flag, norm(y - x) < 1e-7])
A = [1 0; 1 1; 1 2; 1 3]; r = [1; 2; 4; 4]; [y, flag, relres, iter, resvec, lsvec] = lsqr(A, r, 1e-12); disp([flag, iter, norm(y - A\r) < 1e-12, abs(resvec(end) - norm(r - A*y)) < 1e-12, numel(lsvec)])
W = [1 2 0; 0 1 1]; [y, flag] = lsqr(W, [3; 1]); disp([flag, norm(y - pinv(W)*[3; 1]) < 1e-6])
g = @(v, kind) S*v*strcmp(kind, 'notransp') + S'*v*strcmp(kind, 'transp'); [y, flag] = bicg(g, b, 1e-11, 60); disp([flag, norm(y - x) < 1e-8]), [y, flag] = lsqr(g, b, 1e-11, 60); disp([flag, norm(y - x) < 1e-8])
[y, flag, relres, iter, resvec] = qmr(S, zeros(n, 1)); disp([any(y), flag, relres, iter, resvec]), [y, flag, relres, iter, resvec] = gmres(S, zeros(n, 1)); disp([any(y), flag, relres, iter, resvec])
y = bicg(S, b, 1e-11, 60); y = gmres(D, ones(6, 1), [], 1e-3, 1); y = cgs([0 1; -1 0], [1; 0]);
Z = diag([1 1 0]); warning('off', 'all'); [y, flag] = pcg(toeplitz([2 1 0]), ones(3, 1), [], [], Z); disp(flag), [y, flag] = bicg(2*eye(3), ones(3, 1), [], [], Z); disp(flag), [y, flag] = gmres(2*eye(3), ones(3, 1), [], [], [], Z); disp(flag)
tries = {@() gmres(1), @() bicg(ones(2, 3), [1; 2]), @() cgs(eye(2), [1 2]), @() qmr(eye(2), [1; 2; 3]), @() lsqr(ones(3, 2), [1; 2]), @() minres(eye(2), [1; 2], [], [], eye(3)), @() gmres(eye(2), [1; 2], [], [], [], [], [], 1)};
for k = 1:numel(tries), try, tries{k}(), catch e, disp(e.identifier), end, end
% What is no number is no solution.
for f = {@pcg, @bicg, @bicgstab, @cgs, @qmr, @tfqmr, @minres}
    [~, flag] = f{1}([4 1; 1 3], [NaN; 1]);  fprintf(' %d', flag);
end
fprintf('\n');
% LQ factors of Lanczos's matrix, definite or not.
[y, flag, relres, iter, resvec, cg] = symmlq(T, c, 1e-11, 200); disp([flag, norm(y - x) < 1e-7, numel(cg) == numel(resvec), relres <= 1e-11]), [y, flag] = symmlq(T, c, 1e-11, 200, M); disp([flag, norm(y - x) < 1e-7]), [y, flag] = symmlq(H, H*x, 1e-11, 200); disp([flag, norm(y - x) < 1e-7])
[y, flag, ~, iter] = symmlq(D, ones(6, 1), 1e-12); disp([flag iter]), [y, flag, ~, iter] = symmlq([0 1; 1 0], [1; 0]); disp([y', flag, iter]), [y, flag] = symmlq(@(v) T*v, c, 1e-11, 200, [], [], x + 1); disp([flag, norm(y - x) < 1e-7]), [y, flag, relres, iter] = symmlq(T, zeros(n, 1)); disp([any(y) flag relres iter])
[~, flag] = symmlq(T, c, 1e-11, 2); disp(flag), y = symmlq(eye(2), [3; 0]); [~, flag] = symmlq([4 1; 1 3], [NaN; 1]); disp(flag), try, symmlq(ones(2, 3), [1; 2]), catch e, disp(e.identifier), end
