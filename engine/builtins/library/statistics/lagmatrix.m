% SPDX-License-Identifier: Apache-2.0
function Y = lagmatrix(X, lags)
% Series later by lags, side by side: all columns by the first lag, then by the next one, with NaN where there is no value. Negative lags are leads.
% Example: Y = lagmatrix((1:4)', [1 -1])
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if ~isnumeric(lags) || ~isvector(lags) || any(lags ~= fix(lags)), error('econ:lagmatrix:NonIntegerLags', 'Lags must be a vector of integers.'); end
if isvector(X), X = X(:); end
[n, d] = size(X);
Y = NaN(n, d*numel(lags));
for k = 1:numel(lags)
    s = lags(k);
    to = max(1, 1 + s):min(n, n + s);
    Y(to, (k - 1)*d + (1:d)) = X(to - s, :);
end
end
