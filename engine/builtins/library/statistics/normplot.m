% SPDX-License-Identifier: Apache-2.0
function h = normplot(x)
% Normal probability plot of a sample: its points lie on a line where it is normal.
% Example: h = normplot([1.2 0.3 -0.5 0.1 -1]);
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
x = sort(x(~isnan(x)));
x = x(:);
n = numel(x);
at = norminv(((1:n)' - 0.5)/n);
quarter = norminv([0.25; 0.75]);
high = quantile(x, [0.25; 0.75]);
slope = diff(quarter)/diff(high(:));
ends = [min(x); max(x)];
h = plot(x, at, '+', high(:), quarter, '-', ends, quarter(1) + slope*(ends - high(1)), '-.');
levels = [0.01 0.05 0.1 0.25 0.5 0.75 0.9 0.95 0.99];
set(gca, 'YTick', norminv(levels), 'YTickLabel', arrayfun(@(v) sprintf('%g', v), levels, 'UniformOutput', false))
xlabel('Data'), ylabel('Probability'), title('Normal Probability Plot')
if nargout == 0, clear h, end
end
