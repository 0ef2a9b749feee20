% SPDX-License-Identifier: Apache-2.0
function [h, ax] = pareto(y, names)
% Bars in descending order with their cumulative sum as a line, up to 95 percent: pareto(y,names).
y = double(y(:));
if any(y < 0), error('MATLAB:pareto:NegativeInput', 'Y must be nonnegative.'); end
[y, order] = sort(y, 'descend');
if nargin < 2, names = arrayfun(@num2str, 1:numel(y), 'UniformOutput', false);
elseif isnumeric(names), names = arrayfun(@num2str, names(:).', 'UniformOutput', false);
else, names = cellstr(names); end
total = sum(y);
n = min([find(cumsum(y) >= 0.95*total, 1), 10, numel(y)]);
bars = bar(1:n, y(1:n));
ax = gca;
wasHeld = ishold(ax);
hold(ax, 'on');
sums = plot(ax, 1:n, cumsum(y(1:n)));
if ~wasHeld, hold(ax, 'off'); end
set(ax, 'XTick', 1:n, 'XTickLabel', names(order(1:n)));
xlim(ax, [0.5 n+0.5]);
if total > 0, ylim(ax, [0 total]); end
% What part of the whole it is stands at the right.
yyaxis(ax, 'right');
right = gca;
set(right, 'YLim', [0 100], 'YTick', 0:20:100, 'YTickLabel', compose('%d%%', 0:20:100), 'YColor', 'auto');
yyaxis(ax, 'left');
set(ax, 'YColor', 'auto');
ax = [ax right];
h = [bars; sums];
if nargout == 0, clear h ax, end
end
