% SPDX-License-Identifier: Apache-2.0
function [X, residual] = sqrtm(A)
% Principal square root of a matrix, X*X = A, through its Schur form; residual is
% norm(A - X*X,'fro')/norm(A,'fro').
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if ~isfloat(A), error('MATLAB:sqrtm:inputType', 'First argument must be a floating-point matrix.'); end
if ndims(A) > 2 || size(A, 1) ~= size(A, 2), error('MATLAB:square', 'Matrix must be square.'); end
n = size(A, 1);
[U, T] = schur(full(A), 'complex');
d = diag(T);
if isequal(A, A') || isdiag(T)
    % A normal matrix: what is off the diagonal of T is rounding.
    X = U * (sqrt(d) .* U');
    singular = false;
else
    singular = any(d == 0);
    R = cast(triangularRoot(double(T)), 'like', T);
    X = U * R * U';
end
if isreal(A) && norm(imag(X), 1) <= 10 * n * eps(class(A)) * norm(X, 1), X = real(X); end
if isequal(A, A') && all(real(d) >= 0), X = (X + X') / 2; end
if nargout > 1
    residual = norm(A - X * X, 'fro') / norm(A, 'fro');
elseif singular
    warning('MATLAB:sqrtm:SingularMatrix', 'Matrix is singular and may not have a square root.');
end
end
