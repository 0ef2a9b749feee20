% SPDX-License-Identifier: Apache-2.0
function [h, ax, whole, counts, own] = plotmatrix(x, varargin)
% Scatter plots of each pair of columns, with histograms where both are one: plotmatrix(X,Y,LineSpec); [h,ax,whole,
% counts,own] are lines, their axes, axes around all of them, the histograms and theirs. The axes around all are
% the current ones afterwards: a title stands over the whole.
one = isempty(varargin) || ~isnumeric(varargin{1});
if one, y = x; else, y = varargin{1}; varargin(1) = []; end
if isempty(varargin), varargin = {'.'}; end
if size(x, 1) ~= size(y, 1), error('MATLAB:plotmatrix:XYSizeMismatch', 'X and Y must have the same number of rows.'); end
m = size(y, 2);
n = size(x, 2);
clf
whole = axes('Position', [0.08 0.08 0.86 0.86], 'Visible', 'off');
h = gobjects(m, n);
ax = gobjects(m, n);
counts = gobjects(0, 1);
own = gobjects(0, 1);
for i = 1:m
    for j = 1:n
        place = [0.08 + 0.88*(j-1)/n, 0.08 + 0.88*(m-i)/m, 0.84/n, 0.84/m];
        ax(i, j) = axes('Position', place);
        h(i, j) = plot(x(:, j), y(:, i), varargin{:}, 'MarkerSize', 4);
        box on
        if one && i == j
            [h(i, j), own(i, 1)] = bars(ax(i, j), h(i, j), x(:, i), place);
            counts(i, 1) = h(i, j);
        end
        if i < m, set(ax(i, j), 'XTickLabel', {}); end
        if j > 1, set(ax(i, j), 'YTickLabel', {}); end
    end
end
axes(whole)
if nargout == 0, clear h ax, end
end

function [h, own] = bars(ax, points, x, place)
% A histogram over axes that keep the limits of the column, which the others of their row and column have.
across = xlim(ax);
up = ylim(ax);
delete(points);
set(ax, 'XLim', across, 'YLim', up);
own = axes('Position', place);
h = histogram(own, x);
set(own, 'XLim', across, 'Visible', 'off');
end
