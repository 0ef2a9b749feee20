% SPDX-License-Identifier: Apache-2.0
function [x, flag, relres, iter, resvec] = bicgstabl(A, b, varargin)
% Solves A*x = b by stabilised biconjugate gradients that minimise over two steps at once; iter counts
% quarters, resvec has a residual for each quarter.
% bicgstabl(A, b, tol, maxit, M1, M2, x0): A, M1 and M2 are matrices or functions; M1*M2 is near A.
% Example: [x, flag] = bicgstabl([4 1; 2 3], [1; 2])
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
[s, x, r, resvec, best, flag] = beginKrylov('bicgstabl', nargout, A, b, varargin);
start = x;
shadow = r;
y = 0*r;
R = [r, 0*r, 0*r];
U = 0*R;
[rho, alpha, omega] = deal(1, 0, 1);
step = 0;
while flag == 1 && step < s.most
    step = step + 1;
    rho = -omega*rho;
    for j = 1:2
        now = shadow'*R(:, j);
        if rho == 0 || ~isfinite(now), flag = 4; break, end
        beta = alpha*now/rho;
        rho = now;
        U(:, 1:j) = R(:, 1:j) - beta*U(:, 1:j);
        U(:, j + 1) = s.A(s.M(U(:, j)));
        along = shadow'*U(:, j + 1);
        if along == 0 || ~isfinite(along), flag = failedStep(U(:, j + 1)); break, end
        alpha = rho/along;
        R(:, 1:j) = R(:, 1:j) - alpha*U(:, 2:j + 1);
        y = y + alpha*U(:, 1);
        x = start + s.M(y);
        [flag, best, resvec] = judgeKrylov(s, b, x, norm(R(:, 1)), step - 1 + j/4, best, resvec);
        if flag == 0, break, end
        R(:, j + 1) = s.A(s.M(R(:, j)));
    end
    if flag ~= 1, break, end
    % The residual of least length over both powers.
    if ~any(R(:, 2)), flag = 4; break, end
    c = pinv(R(:, 2:3))*R(:, 1);
    omega = c(2);
    y = y + R(:, 1:2)*c;
    R(:, 1) = R(:, 1) - R(:, 2:3)*c;
    U(:, 1) = U(:, 1) - U(:, 2:3)*c;
    x = start + s.M(y);
    [flag, best, resvec] = judgeKrylov(s, b, x, norm(R(:, 1)), step, best, resvec);
end
[x, res, iter] = best{:};
[flag, relres] = endKrylov('bicgstabl', nargout, flag, iter, s, res, b);
end
