% SPDX-License-Identifier: Apache-2.0
function [x, flag, relres, iter, resvec] = bicgstab(A, b, varargin)
% Solves A*x = b by stabilised biconjugate gradients; iter counts halves, resvec has a residual for each half.
% bicgstab(A, b, tol, maxit, M1, M2, x0): A, M1 and M2 are matrices or functions; M1*M2 is near A.
% Example: [x, flag] = bicgstab([4 1; 2 3], [1; 2])
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
[s, x, r, resvec, best, flag] = beginKrylov('bicgstab', nargout, A, b, varargin);
shadow = r;
[rho, omega, alpha] = deal(1);
p = 0;
v = 0;
step = 0;
while flag == 1 && step < s.most
    step = step + 1;
    last = rho;
    rho = shadow'*r;
    if rho == 0 || ~isfinite(rho) || omega == 0
        flag = 4;
        break;
    end
    p = r + (step > 1)*(rho/last)*(alpha/omega)*(p - omega*v);
    turned = s.M(p);
    v = s.A(turned);
    along = shadow'*v;
    if along == 0 || ~isfinite(along)
        flag = failedStep(turned);
        break;
    end
    alpha = rho/along;
    x = x + alpha*turned;
    r = r - alpha*v;
    [flag, best, resvec] = judgeKrylov(s, b, x, norm(r), step - 0.5, best, resvec);
    if flag == 0, break; end
    turned = s.M(r);
    t = s.A(turned);
    if ~any(t)
        flag = 4;
        break;
    end
    omega = (t'*r)/(t'*t);
    x = x + omega*turned;
    r = r - omega*t;
    [flag, best, resvec] = judgeKrylov(s, b, x, norm(r), step, best, resvec);
end
[x, res, iter] = best{:};
[flag, relres] = endKrylov('bicgstab', nargout, flag, iter, s, res, b);
end
