% SPDX-License-Identifier: Apache-2.0
function h = qqplot(x, y)
% Quantiles of a sample against those of the normal distribution, or of a second sample, with a line through their quartiles.
% Example: h = qqplot([1.2 0.3 -0.5 0.1 -1]);
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
x = sort(x(~isnan(x)));
x = x(:);
n = numel(x);
if nargin < 2
    p = ((1:n)' - 0.5)/n;
    at = norminv(p);
    quarter = norminv([0.25 0.75]);
    labels = {'Standard Normal Quantiles', 'Quantiles of Input Sample'};
else
    y = sort(y(~isnan(y)));
    m = min(n, numel(y));
    p = ((1:m)' - 0.5)/m;
    at = x; if n > m, at = quantile(x, p); end
    x = y(:); if numel(y) > m, x = quantile(y(:), p); end
    quarter = quantile(at(:), [0.25 0.75]);
    labels = {'X Quantiles', 'Y Quantiles'};
end
high = quantile(x(:), [0.25 0.75]);
slope = (high(2) - high(1))/(quarter(2) - quarter(1));
ends = [min(at), max(at)];
h = plot(at, x, '+', quarter, reshape(high, 1, 2), '-', ends, high(1) + slope*(ends - quarter(1)), '-.');
xlabel(labels{1}), ylabel(labels{2})
if nargout == 0, clear h, end
end
