% SPDX-License-Identifier: Apache-2.0
function [x, flag, relres, iter, resvec] = cgs(A, b, varargin)
% Solves A*x = b by conjugate gradients squared.
% cgs(A, b, tol, maxit, M1, M2, x0): A, M1 and M2 are matrices or functions; M1*M2 is near A.
% Example: [x, flag] = cgs([4 1; 2 3], [1; 2])
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
[s, x, r, resvec, best, flag] = beginKrylov('cgs', nargout, A, b, varargin);
shadow = r;
rho = 1;
[p, q] = deal(0);
step = 0;
while flag == 1 && step < s.most
    step = step + 1;
    last = rho;
    rho = shadow'*r;
    if rho == 0 || ~isfinite(rho)
        flag = 4;
        break;
    end
    beta = (step > 1)*(rho/last);
    u = r + beta*q;
    p = u + beta*(q + beta*p);
    turned = s.M(p);
    v = s.A(turned);
    along = shadow'*v;
    if along == 0 || ~isfinite(along)
        flag = failedStep(turned);
        break;
    end
    alpha = rho/along;
    q = u - alpha*v;
    turned = s.M(u + q);
    x = x + alpha*turned;
    r = r - alpha*s.A(turned);
    [flag, best, resvec] = judgeKrylov(s, b, x, norm(r), step, best, resvec);
end
[x, res, iter] = best{:};
[flag, relres] = endKrylov('cgs', nargout, flag, iter, s, res, b);
end
