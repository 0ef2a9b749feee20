% SPDX-License-Identifier: Apache-2.0
function f = fibonacci(n)
% Fibonacci numbers: 0, 1 and then the sum of the two before.
% Example: f = fibonacci(0:7)
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if any(n(:) < 0 | n(:) ~= round(n(:)))
    error('symbolic:fibonacci:NonnegativeInteger', 'Argument must be a nonnegative integer.');
end
series = [0, 1];
for k = 3:max([n(:); 1]) + 1, series(k) = series(k - 1) + series(k - 2); end
f = reshape(series(n + 1), size(n));
end
