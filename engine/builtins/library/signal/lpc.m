% SPDX-License-Identifier: Apache-2.0
function [a, g] = lpc(x, n)
% Linear prediction of order n of each column by the autocorrelation method, and the variance of the error.
% Example: a = lpc([1 2 3 4 5 4 3 2], 2)
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if isrow(x), x = x(:); end
m = size(x, 1);
if nargin < 2, n = m - 1; end
a = zeros(size(x, 2), n + 1);
g = zeros(size(x, 2), 1);
for c = 1:size(x, 2)
    r = xcorr(x(:, c), n)/m;
    [a(c, :), g(c)] = levinson(r(n + 1:end), n);
end
end
