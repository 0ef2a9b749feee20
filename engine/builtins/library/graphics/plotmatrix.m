% SPDX-License-Identifier: Apache-2.0
function [h, ax, whole, counts, own] = plotmatrix(x, varargin)
% Scatter plots of each pair of columns, with histograms where both are one: plotmatrix(X,Y,LineSpec); [h,ax,whole,
% counts,own] are lines, their axes, axes around all of them, the histograms and theirs.
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
for i = 1:m
    for j = 1:n
        ax(i, j) = axes('Position', [0.08 + 0.88*(j-1)/n, 0.08 + 0.88*(m-i)/m, 0.84/n, 0.84/m]);
        if one && i == j
            h(i, j) = histogram(x(:, i));
        else
            h(i, j) = plot(x(:, j), y(:, i), varargin{:}, 'MarkerSize', 4);
        end
        box on
        if i < m, xticklabels({}); end
        if j > 1, yticklabels({}); end
    end
end
counts = gobjects(0, 1);
own = gobjects(0, 1);
if one, counts = diag2(h); own = diag2(ax); end
if nargout == 0, clear h ax, end
end

function d = diag2(a)
d = gobjects(size(a, 1), 1);
for k = 1:size(a, 1), d(k) = a(k, k); end
end
