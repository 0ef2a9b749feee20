% pcg and bicgstab by their residuals, with preconditioners and functions, and what they say of failure.
n = 40; e = ones(n, 1); A = spdiags([-e 2.5*e -e], -1:1, n, n); b = A*(1:n)';
[x, flag, relres, iter, resvec] = pcg(A, b, 1e-10, 100); disp([flag, norm(x - (1:n)') < 1e-6, relres <= 1e-10, iter == numel(resvec) - 1, abs(norm(b - A*x)/norm(b) - relres) < 1e-14])
[x, flag, ~, iter] = pcg(A, b, 1e-10, 5, A); disp([flag, norm(x - (1:n)') < 1e-6, iter]), R = chol(A); [x, flag, ~, iter] = pcg(A, b, 1e-10, 5, R', R); disp([flag, norm(x - (1:n)') < 1e-6, iter])
[x, flag] = pcg(@(v) A*v, b, [], 100, @(v) v/2.5); disp([flag, norm(A*x - b) <= 1e-6*norm(b)]), [x, flag, relres, iter] = pcg(A, b, 1e-12, 2); disp([flag, iter, relres > 1e-12]), [x, flag, ~, iter] = pcg(A, b, 1e-6, 10, [], [], (1:n)'); disp([flag, iter])
[x, flag, relres, iter, resvec] = pcg(eye(2), [0; 0]); disp([x' flag relres iter resvec]), [x, flag] = pcg([1 0; 0 -1], [1; 1]); disp(flag)
B = spdiags([-2*e 4*e -e], -1:1, n, n); c = B*ones(n, 1); [x, flag, relres, iter, resvec] = bicgstab(B, c, 1e-9, 50); disp([flag, norm(x - 1) < 1e-6, relres <= 1e-9, 2*iter == numel(resvec) - 1]), [x, flag, ~, iter] = bicgstab(B, c, 1e-10, 5, B); disp([flag, norm(x - 1) < 1e-6, iter])
C = B + 1i*speye(n); [x, flag] = bicgstab(C, C*(e*1i), 1e-9, 50); disp([flag, norm(x - 1i*e) < 1e-6]), [x, flag, relres, iter] = bicgstab(B, 0*e); disp([any(x) flag relres iter]), [~, flag] = bicgstab(B, c, 1e-12, 1); disp(flag), [~, flag] = bicgstab([0 1; -1 0], [1; 0]); disp(flag)
x = pcg(eye(3), [1; 2; 3]); disp(x'), x = pcg(eye(2), [0; 0]);
tries = {@() pcg(eye(2)), @() pcg(ones(2, 3), [1; 2]), @() pcg(eye(2), [1 2]), @() pcg(eye(2), [1; 2; 3]), @() pcg(eye(2), [1; 2], 1e-6, 5, eye(3)), @() bicgstab(eye(2), [1; 2], 1e-6, 5, [], [], 1), @() bicgstab(1)};
for k = 1:numel(tries), try, tries{k}(), catch e, disp(e.identifier), end, end
