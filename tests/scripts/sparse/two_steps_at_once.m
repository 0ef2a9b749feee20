% SPDX-License-Identifier: Apache-2.0
% bicgstabl: matrices, functions, preconditioners, starts and what fails.
n = 100;
A = spdiags([-1.5*ones(n, 1), 3*ones(n, 1), -ones(n, 1)], -1:1, n, n);
b = A*(1:n)';
[x, flag, relres, iter, resvec] = bicgstabl(A, b, 1e-10, 50);
disp([flag, relres < 1e-10, norm(x - (1:n)') < 1e-6, iter == round(4*iter)/4, numel(resvec) > 4])
[x, flag] = bicgstabl(@(v) A*v, b, 1e-10, 50);
disp([flag, norm(x - (1:n)') < 1e-6])
[L, U] = ilu(A);
[x, flag, ~, iter] = bicgstabl(A, b, 1e-10, 50, L, U);
disp([flag, norm(x - (1:n)') < 1e-6, iter <= 1])
[x, flag] = bicgstabl(A, b, 1e-10, 50, [], [], (1:n)' + 0.1);
disp([flag, norm(x - (1:n)') < 1e-6])
% Rotations, which plain stabilised gradients cannot minimise over.
R = kron(eye(10), [0 1; -1 0]) + 0.1*eye(20);
[x, flag] = bicgstabl(R, ones(20, 1), 1e-10, 40);
disp([flag, norm(R*x - 1) < 1e-8])
[x, flag] = bicgstabl(A + 1i*speye(n), b, 1e-10, 60);
disp([flag, norm(A*x + 1i*x - b) < 1e-6])
[~, flag] = bicgstabl(A, b, 1e-14, 1);
disp(flag)
[x, flag] = bicgstabl(A, zeros(n, 1));
disp([any(x), flag])
try, bicgstabl(1), catch e, disp([e.identifier ' ' e.message]), end
try, bicgstabl(A, 1), catch e, disp(e.message), end
