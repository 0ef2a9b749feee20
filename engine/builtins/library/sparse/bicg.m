% SPDX-License-Identifier: Apache-2.0
function [x, flag, relres, iter, resvec] = bicg(A, b, varargin)
% Solves A*x = b by biconjugate gradients.
% bicg(A, b, tol, maxit, M1, M2, x0): A, M1 and M2 are matrices or functions; M1*M2 is near A.
% Functions are called as f(x,'notransp') for the matrix and f(x,'transp') for its adjoint.
% Example: [x, flag] = bicg([4 1; 2 3], [1; 2])
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
[s, x, r, resvec, best, flag] = beginKrylov('bicg', nargout, A, b, varargin, true);
shadow = r;
rho = 1;
[p, turned] = deal(0);
step = 0;
while flag == 1 && step < s.most
    step = step + 1;
    z = s.M(r);
    zt = s.Mt(shadow);
    last = rho;
    rho = shadow'*z;
    if rho == 0 || ~isfinite(rho)
        flag = failedStep([z; zt]);
        break;
    end
    beta = (step > 1)*(rho/last);
    p = z + beta*p;
    turned = zt + conj(beta)*turned;
    q = s.A(p);
    along = turned'*q;
    if along == 0 || ~isfinite(along)
        flag = 4;
        break;
    end
    alpha = rho/along;
    x = x + alpha*p;
    r = r - alpha*q;
    shadow = shadow - conj(alpha)*s.At(turned);
    [flag, best, resvec] = judgeKrylov(s, b, x, norm(r), step, best, resvec);
end
[x, res, iter] = best{:};
[flag, relres] = endKrylov('bicg', nargout, flag, iter, s, res, b);
end
