% SPDX-License-Identifier: Apache-2.0
function [x, flag, relres, iter, resvec, lsvec] = lsqr(A, b, varargin)
% Least squares solution of A*x = b, or the solution of a system, by bidiagonalisation (Paige and Saunders).
% lsqr(A, b, tol, maxit, M1, M2, x0): A may be rectangular, M1*M2 turns the unknowns; matrices or functions.
% Functions are called as f(x,'notransp') for the matrix and f(x,'transp') for its adjoint.
% lsvec has norm((A*inv(M))'*r)/norm(A*inv(M),'fro') of each step.
% Example: [x, flag] = lsqr([1 0; 1 1; 1 2], [1; 2; 4])
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if ~(isfloat(b) && iscolumn(b)) || (isnumeric(A) && size(A, 1) ~= numel(b))
    error('MATLAB:lsqr:RSHsizeMatchCoeffMatrix', ...
        'Right hand side must be a column vector of length %d to match the coefficient matrix.', size(A, 1));
end
if isnumeric(A)
    n = size(A, 2);
else
    f = A;
    if ~isa(f, 'function_handle'), f = str2func(f); end
    n = numel(f(b, 'transp'));
end
given = varargin;
given(end + 1:5) = {[]};
if isempty(given{2}), given{2} = min([numel(b), n, 20]); end
if isnumeric(A)
    forward = @(x, kind) product(A, x, kind);
else
    forward = f;
end
s = readKrylov('lsqr', forward, zeros(n, 1), given, true);
s.limit = s.tol*norm(b);
if ~any(b)
    [~, flag, relres, iter, resvec] = zeroSolution('lsqr', nargout, b);
    x = zeros(n, 1);
    lsvec = zeros(0, 1);
    return;
end
x = s.x;
u = b - s.A(x);
beta = norm(u);
resvec = beta;
lsvec = zeros(0, 1);
flag = double(beta > s.limit);
if flag == 1, u = u/beta; end
v = s.Mt(s.At(u));
alpha = norm(v);
if alpha == 0, flag = 0; end
if flag == 1, v = v/alpha; end
w = v;
[phi, rho, frobenius] = deal(beta, alpha, 0);
step = 0;
while flag == 1 && step < s.most
    step = step + 1;
    u = s.A(s.M(v)) - alpha*u;
    beta = norm(u);
    if beta > 0, u = u/beta; end
    frobenius = hypot(frobenius, hypot(alpha, beta));
    next = s.Mt(s.At(u)) - beta*v;
    following = norm(next);
    pivot = hypot(rho, beta);
    c = rho/pivot;
    sn = beta/pivot;
    x = x + (c*phi/pivot)*s.M(w);
    if following > 0, next = next/following; end
    w = next - (sn*following/pivot)*w;
    v = next;
    alpha = following;
    phi = sn*phi;
    rho = -c*following;
    resvec(end + 1, 1) = phi;
    gradient = phi*following*abs(c);
    lsvec(end + 1, 1) = gradient/frobenius;
    if phi <= s.limit || gradient <= s.tol*frobenius*phi
        flag = 0;
    elseif ~isfinite(phi)
        flag = 4;
    end
end
iter = step;
res = norm(b - s.A(x));
[flag, relres] = endKrylov('lsqr', nargout, flag, iter, s, res, b);
end

function y = product(A, x, kind)
if strcmp(kind, 'transp')
    y = A'*x;
else
    y = A*x;
end
end
