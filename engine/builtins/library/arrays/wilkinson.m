% SPDX-License-Identifier: Apache-2.0
function W = wilkinson(n, cls)
% Symmetric tridiagonal eigenvalue test matrix of order n.
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if nargin < 2, cls = 'double'; end
if ~isnumeric(n) || ~isscalar(n) || n ~= fix(n) || n < 0
    error('MATLAB:wilkinson:InvalidInput', 'N must be a nonnegative integer scalar.');
end
n = double(n);
m = (n - 1) / 2;
side = ones(1, max(n - 1, 0));
W = diag(abs(-m:m)) + diag(side, 1) + diag(side, -1);
if n == 0, W = zeros(0, 0); end
W = cast(W, cls);
end
