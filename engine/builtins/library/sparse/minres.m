% SPDX-License-Identifier: Apache-2.0
function [x, flag, relres, iter, resvec, resveccg] = minres(A, b, varargin)
% Solves A*x = b, A symmetric (it may be indefinite), by minimal residuals; M1*M2 is positive definite.
% minres(A, b, tol, maxit, M1, M2, x0): A, M1 and M2 are matrices or functions.
% resveccg has the residuals of conjugate gradients.
% Example: [x, flag] = minres([2 1; 1 -3], [1; 2])
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
[s, x, r, resvec, best, flag] = beginKrylov('minres', nargout, A, b, varargin);
resveccg = resvec;
[v, before] = deal(r, 0*r);
z = s.M(v);
beta = real(sqrt(v'*z));
if v'*z < 0, flag = 5; end
eta = beta;
last = 1;
[c, sn, lastC, lastS] = deal(1, 0, 1, 0);
[d, lastD] = deal(0*r);
step = 0;
while flag == 1 && step < s.most
    if beta == 0 || ~isfinite(beta)
        flag = failedStep(z);
        break;
    end
    step = step + 1;
    z = z/beta;
    q = s.A(z);
    alpha = real(z'*q);
    next = q - (alpha/beta)*v - (step > 1)*(beta/last)*before;
    before = v;
    v = next;
    direction = z;
    z = s.M(v);
    square = real(v'*z);
    if square < 0
        flag = 5;
        break;
    end
    following = sqrt(square);
    % The rotations of the tridiagonal matrix's next column.
    delta = c*alpha - lastC*sn*beta;
    pivot = hypot(delta, following);
    over = sn*alpha + lastC*c*beta;
    far = lastS*beta;
    if pivot == 0
        flag = 4;
        break;
    end
    [lastC, lastS] = deal(c, sn);
    cg = abs(eta)*following/max(abs(delta), realmin);
    c = delta/pivot;
    sn = following/pivot;
    new = (direction - over*d - far*lastD)/pivot;
    lastD = d;
    d = new;
    x = x + (c*eta)*d;
    eta = -sn*eta;
    last = beta;
    beta = following;
    [flag, best, resvec] = judgeKrylov(s, b, x, norm(b - s.A(x)), step, best, resvec);
    resveccg(end + 1, 1) = cg;
end
[x, res, iter] = best{:};
[flag, relres] = endKrylov('minres', nargout, flag, iter, s, res, b);
end
