% SPDX-License-Identifier: Apache-2.0
function [x, flag, relres, iter, resvec] = qmr(A, b, varargin)
% Solves A*x = b by quasi-minimal residuals, without look-ahead.
% qmr(A, b, tol, maxit, M1, M2, x0): A, M1 and M2 are matrices or functions; M1*M2 is near A.
% Functions are called as f(x,'notransp') for the matrix and f(x,'transp') for its adjoint.
% Example: [x, flag] = qmr([4 1; 2 3], [1; 2])
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
[s, x, r, resvec, best, flag] = beginKrylov('qmr', nargout, A, b, varargin, true);
v = r;
y = s.M1(v);
rho = norm(y);
w = r;
z = s.M2t(w);
xi = norm(z);
[gamma, epsilon, theta, delta] = deal(1, 1, 0, 1);
eta = -1;
[p, q, d, t] = deal(0);
step = 0;
while flag == 1 && step < s.most
    if rho == 0 || xi == 0 || ~isfinite(rho) || ~isfinite(xi)
        flag = failedStep([y; z]);
        break;
    end
    step = step + 1;
    v = v/rho;
    y = y/rho;
    w = w/xi;
    z = z/xi;
    delta = z'*y;
    if delta == 0 || ~isfinite(delta)
        flag = 4;
        break;
    end
    later = step > 1;
    p = s.M2(y) - later*(xi*delta/epsilon)*p;
    q = s.M1t(z) - later*(rho*conj(delta/epsilon))*q;
    turned = s.A(p);
    epsilon = q'*turned;
    beta = epsilon/delta;
    if epsilon == 0 || ~isfinite(epsilon)
        flag = 4;
        break;
    end
    v = turned - beta*v;
    y = s.M1(v);
    before = rho;
    rho = norm(y);
    w = s.At(q) - conj(beta)*w;
    z = s.M2t(w);
    xi = norm(z);
    lastGamma = gamma;
    lastTheta = theta;
    theta = rho/(lastGamma*abs(beta));
    gamma = 1/sqrt(1 + theta^2);
    eta = -eta*before*gamma^2/(beta*lastGamma^2);
    d = eta*p + later*(lastTheta*gamma)^2*d;
    t = eta*turned + later*(lastTheta*gamma)^2*t;
    x = x + d;
    r = r - t;
    [flag, best, resvec] = judgeKrylov(s, b, x, norm(r), step, best, resvec);
end
[x, res, iter] = best{:};
[flag, relres] = endKrylov('qmr', nargout, flag, iter, s, res, b);
end
