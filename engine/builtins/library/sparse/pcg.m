% SPDX-License-Identifier: Apache-2.0
function [x, flag, relres, iter, resvec] = pcg(A, b, varargin)
% Solves A*x = b, A symmetric positive definite, by preconditioned conjugate gradients.
% pcg(A, b, tol, maxit, M1, M2, x0): A, M1 and M2 are matrices or functions; M1*M2 is near A.
% Example: [x, flag] = pcg(gallery('minij', 4), ones(4, 1))
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
[s, x, r, resvec, best, flag] = beginKrylov('pcg', nargout, A, b, varargin);
iter = 0;
rho = 1;
p = 0;
while flag == 1 && iter < s.most
    z = s.M(r);
    last = rho;
    rho = r'*z;
    if rho == 0 || ~isfinite(rho)
        flag = failedStep(z);
        break;
    end
    p = z + (iter > 0)*(rho/last)*p;
    q = s.A(p);
    curve = p'*q;
    if curve <= 0 || ~isfinite(curve)
        flag = 4;
        break;
    end
    iter = iter + 1;
    x = x + (rho/curve)*p;
    r = r - (rho/curve)*q;
    res = norm(r);
    if res <= s.limit
        % The recurrence may have drifted: the residual itself decides.
        r = b - s.A(x);
        res = norm(r);
        if res <= s.limit, flag = 0; end
    end
    resvec(end + 1, 1) = res;
    if res < best{2}, best = {x, res, iter}; end
end
if flag == 0
    best = {x, resvec(end), iter};
end
[x, res, iter] = best{:};
[flag, relres] = endKrylov('pcg', nargout, flag, iter, s, res, b);
end
