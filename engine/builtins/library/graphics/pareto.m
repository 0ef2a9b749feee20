% SPDX-License-Identifier: Apache-2.0
function [h, ax] = pareto(y, varargin)
% Bars in descending order with their cumulative sum as a line, up to 95 percent: pareto(y,names), or up to a share:
% pareto(y,0.8), pareto(y,names,0.8).
y = double(y(:));
upto = 0.95;
if ~isempty(varargin) && isnumeric(varargin{end}) && isscalar(varargin{end}) && varargin{end} <= 1 && numel(y) > 1
    upto = double(varargin{end});
    varargin(end) = [];
end
if any(y < 0), error('MATLAB:pareto:NegativeInput', 'Y must be nonnegative.'); end
[y, order] = sort(y, 'descend');
if isempty(varargin), names = arrayfun(@num2str, 1:numel(y), 'UniformOutput', false);
elseif isnumeric(varargin{1}), names = arrayfun(@num2str, varargin{1}(:).', 'UniformOutput', false);
else, names = cellstr(varargin{1}); end
total = sum(y);
n = min([find(cumsum(y) >= upto*total, 1), 10 + numel(y)*(upto ~= 0.95), numel(y)]);
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
