% SPDX-License-Identifier: Apache-2.0
function zi = filtic(b, a, y, x)
% Initial states of filter for past outputs y and inputs x, the newest first.
% Example: zi = filtic([1 2], [1 0.5], 3, 4)
if nargin < 3, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if nargin < 4, x = 0; end
b = b(:)/a(1); a = a(:)/a(1);
n = max(numel(a), numel(b)) - 1;
b(end + 1:n + 1) = 0; a(end + 1:n + 1) = 0;
x = x(:); y = y(:);
x(end + 1:n) = 0; y(end + 1:n) = 0;
zi = zeros(n, 1);
for k = 1:n
    zi(k) = sum(b(k + 1:end).*x(1:n - k + 1)) - sum(a(k + 1:end).*y(1:n - k + 1));
end
end
