% SPDX-License-Identifier: Apache-2.0
function h = stackedplot(varargin)
% Each column over axes of its own, one above the other: stackedplot(x,Y) or stackedplot(Y).
n = leadingNumbers(varargin);
if n == 0, error('MATLAB:minrhs', 'Not enough input arguments.'); end
y = varargin{min(n, 2)};
if n > 1, x = varargin{1}; else, x = 1:size(y, 1); end
rest = varargin(min(n, 2)+1:end);
[labels, rest] = takeOption(rest, 'DisplayLabels', {});
[heading, rest] = takeOption(rest, 'Title', '');
[across, rest] = takeOption(rest, 'XLabel', '');
if isvector(y), y = y(:); end
clf
k = size(y, 2);
made = cell(k, 1);
for c = 1:k
    ax = axes('Position', [0.16, 0.1 + 0.84*(k-c)/k, 0.79, 0.78/k]);
    made{c} = plot(ax, x, y(:, c), rest{:});
    if c < k, set(ax, 'XTickLabel', {}); end
    xlim(ax, [min(x(:)) max(x(:))]);
    % Numbers at the ends would meet those of the axes beside it.
    low = min(y(:, c)); high = max(y(:, c));
    if high > low, ylim(ax, [low - 0.06*(high - low), high + 0.06*(high - low)]); end
    if isempty(labels), name = sprintf('Column %d', c); else, name = labels{c}; end
    ylabel(ax, name);
end
if ~isempty(heading), sgtitle(heading); end
if ~isempty(across), xlabel(ax, across); end
if nargout > 0, h = vertcat(made{:}); end
end
