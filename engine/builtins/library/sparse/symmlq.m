% SPDX-License-Identifier: Apache-2.0
function [x, flag, relres, iter, resvec, resveccg] = symmlq(A, b, varargin)
% Solves A*x = b, A symmetric (it may be indefinite), by the LQ factors of Lanczos's tridiagonal matrix; M1*M2 is positive definite.
% symmlq(A, b, tol, maxit, M1, M2, x0): A, M1 and M2 are matrices or functions. resveccg has the residuals of conjugate gradients,
% whose iterate is taken where it is the better one.
% Example: [x, flag] = symmlq([2 1; 1 -3], [1; 2])
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
[s, x, r, resvec, best, flag] = beginKrylov('symmlq', nargout, A, b, varargin);
resveccg = resvec;
before = 0*r;
z = s.M(r);
beta = real(sqrt(r'*z));
if real(r'*z) < 0, flag = 5; end
last = 1;
step = 0;
first = true;
% x + w*y: w is the last column of the orthogonal base, along which conjugate gradients go.
while flag == 1 && step < s.most
    if ~isfinite(beta)
        flag = failedStep(z);
        break;
    end
    step = step + 1;
    if beta > 0, z = z/beta; end
    q = s.A(z);
    alpha = real(z'*q);
    next = q - (alpha/max(beta, realmin))*r;
    if ~first, next = next - (beta/last)*before; end
    if first
        [w, pivot, over, right, late] = deal(z, alpha, 0, beta, 0);
    else
        % The rotation that takes the element beside the diagonal into it.
        gamma = hypot(pivot, beta);
        if gamma == 0
            flag = 4;
            break;
        end
        [c, sn] = deal(pivot/gamma, beta/gamma);
        t = right/gamma;
        x = x + (c*t)*w + (sn*t)*z;
        w = sn*w - c*z;
        delta = c*over + sn*alpha;
        pivot = sn*over - c*alpha;
        right = late - delta*t;
        lastTurn = [c, sn, t];
    end
    before = r;
    r = next;
    last = beta;
    z = s.M(r);
    square = real(r'*z);
    if square < 0
        flag = 5;
        break;
    end
    beta = sqrt(square);
    if first
        over = beta;
    else
        late = -lastTurn(2)*beta*lastTurn(3);
        over = -lastTurn(1)*beta;
    end
    first = false;
    res = norm(b - s.A(x));
    cg = Inf;
    if pivot ~= 0
        along = x + (right/pivot)*w;
        cg = norm(b - s.A(along));
    end
    resveccg(end + 1, 1) = cg;
    if cg < res
        [flag, best, resvec] = judgeKrylov(s, b, along, cg, step, best, resvec);
    else
        [flag, best, resvec] = judgeKrylov(s, b, x, res, step, best, resvec);
    end
    if flag == 1 && beta == 0, flag = 4; end
end
[x, res, iter] = best{:};
[flag, relres] = endKrylov('symmlq', nargout, flag, iter, s, res, b);
end
