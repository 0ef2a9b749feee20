% SPDX-License-Identifier: Apache-2.0
function X = dlyap(A, Q)
% The solution of the discrete Lyapunov equation A*X*A' - X + Q = 0, through the Schur form of A.
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if size(A, 1) ~= size(A, 2), error('MATLAB:square', 'Matrix must be square.'); end
if ~isequal(size(A), size(Q)), error('MATLAB:dimagree', 'Matrix dimensions must agree.'); end
[U, T] = schur(A, 'complex');
F = U' * Q * U;
n = size(T, 1);
Y = complex(zeros(n));
unit = eye(n);
for k = n:-1:1
    later = k + 1:n;
    right = F(:, k) + T * (Y(:, later) * T(k, later)');
    Y(:, k) = (unit - conj(T(k, k)) * T) \ right;
end
X = U * Y * U';
if isreal(A) && isreal(Q), X = real(X); end
if isequal(Q, Q'), X = (X + X') / 2; end
end
