% SPDX-License-Identifier: Apache-2.0
function d = finddelay(x, y, most)
% Samples by which y lags behind x, by the greatest magnitude of their cross-correlation.
% Example: d = finddelay([1 2 3], [0 0 1 2 3])
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if nargin < 3, most = max(numel(x), numel(y)) - 1; end
n = max(numel(x), numel(y));
x = [x(:); zeros(n - numel(x), 1)];
y = [y(:); zeros(n - numel(y), 1)];
[c, lags] = xcorr(y, x, most);
c = abs(c);
top = max(c);
d = 0;
if top > 0
    % Of equal ones the smallest delay, to within rounding.
    at = lags(c >= top*(1 - 1e-8));
    [~, k] = min(abs(at));
    d = at(k);
end
end
