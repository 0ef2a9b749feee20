% SPDX-License-Identifier: Apache-2.0
function [trend, cyclic] = hpfilter(y, smoothing)
% The trend of series (columns) and what is left: least squares with the second differences' squares times the smoothing (1600), a number or one a column; with
% Inf a line. Without outputs they are drawn. R. Hodrick and E. Prescott, J. Money, Credit and Banking 29 (1997).
% Example: trend = hpfilter([1 2 4 4 5 7]', 10)
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if nargin < 2 || isempty(smoothing), smoothing = 1600; end
if ~isnumeric(y) || any(isnan(y(:))), error('econ:hpfilter:InvalidSeries', 'The series must be numbers without NaN.'); end
if any(smoothing < 0), error('econ:hpfilter:NegativeSmoothing', 'The smoothing must not be negative.'); end
shape = size(y);
if isrow(y), y = y(:); end
[n, d] = size(y);
smoothing = repmat(smoothing(:)', 1, d/numel(smoothing));
trend = double(y);
if n > 2
    D = spdiags(ones(n - 2, 1)*[1 -2 1], 0:2, n - 2, n);
    for k = 1:d
        if isinf(smoothing(k)), t = [ones(n, 1), (1:n)']; trend(:, k) = t*(t\y(:, k));
        else, trend(:, k) = (speye(n) + smoothing(k)*(D'*D))\double(y(:, k)); end
    end
end
cyclic = reshape(y - trend, shape);
trend = reshape(trend, shape);
if nargout == 0
    plot([reshape(y, n, d), reshape(trend, n, d)]);
    legend([repmat({'Raw data'}, 1, d), repmat({'Smoothed trend'}, 1, d)]);
    clear trend
end
end
