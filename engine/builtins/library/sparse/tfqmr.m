% SPDX-License-Identifier: Apache-2.0
function [x, flag, relres, iter, resvec] = tfqmr(A, b, varargin)
% Solves A*x = b by transpose-free quasi-minimal residuals; resvec has a residual for each half step.
% tfqmr(A, b, tol, maxit, M1, M2, x0): A, M1 and M2 are matrices or functions; M1*M2 is near A.
% Example: [x, flag] = tfqmr([4 1; 2 3], [1; 2])
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
[s, x, r, resvec, best, flag] = beginKrylov('tfqmr', nargout, A, b, varargin);
[u, w, shadow] = deal(r);
turned = s.M(u);
along = s.A(turned);
v = along;
d = 0;
tau = norm(r);
[theta, eta] = deal(0);
rho = shadow'*r;
step = 0;
while flag == 1 && step < s.most
    step = step + 1;
    slope = shadow'*v;
    if slope == 0 || rho == 0 || ~isfinite(slope)
        flag = failedStep(turned);
        break;
    end
    alpha = rho/slope;
    for half = 1:2
        if half == 2
            u = u - alpha*v;
            turned = s.M(u);
            along = s.A(turned);
        end
        w = w - alpha*along;
        d = turned + (theta^2*eta/alpha)*d;
        theta = norm(w)/tau;
        c = 1/sqrt(1 + theta^2);
        tau = tau*theta*c;
        eta = c^2*alpha;
        x = x + eta*d;
        res = norm(b - s.A(x));
        [flag, best, resvec] = judgeKrylov(s, b, x, res, step - 1 + half/2, best, resvec);
        if flag == 0, break; end
    end
    if flag == 0, break; end
    last = rho;
    rho = shadow'*w;
    beta = rho/last;
    u = w + beta*u;
    before = along;
    turned = s.M(u);
    along = s.A(turned);
    v = along + beta*(before + beta*v);
end
[x, res, iter] = best{:};
[flag, relres] = endKrylov('tfqmr', nargout, flag, iter, s, res, b);
end
