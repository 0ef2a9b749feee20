% SPDX-License-Identifier: Apache-2.0
function P = pascal(n, k, cls)
% Pascal matrix: k = 0 symmetric, 1 its lower triangular Cholesky factor with signs, 2 a cube root of
% the identity.
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if nargin < 2 || isempty(k), k = 0; end
if ischar(k) || isstring(k), cls = k; k = 0; elseif nargin < 3, cls = 'double'; end
if ~isscalar(n) || ~isscalar(k) || ~any(k == [-1 0 1 2])
    error('MATLAB:pascal:InvalidArg', 'N and K must be scalars, K one of 0, 1 or 2.');
end
n = max(n, 0);
P = eye(n, cls);
if n == 0, P = zeros(0, 0, cls); return, end
P(:, 1) = 1;
for j = 2:n
    for i = j:n
        P(i, j) = P(i - 1, j - 1) + P(i - 1, j);
    end
end
if k == -1, return, end
if k == 0
    P = P * P';
    return
end
P = P .* ((-1) .^ (0:n - 1));
if k == 2
    P = rot90(P, 3);
    if mod(n, 2) ~= 1, P = -P; end
end
end
