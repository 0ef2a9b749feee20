% SPDX-License-Identifier: Apache-2.0
function [h, ax] = gplotmatrix(x, y, group, colors, symbols, sizes, named, ~, names)
% Scatter plots of each pair of columns in the colours of groups: gplotmatrix(x,y,group,colors,symbols,sizes,
% legend); [] for y is x itself, with histograms where both are one.
narginchk(3, 9)
if nargin < 4 || isempty(colors), colors = lines(7); end
if nargin < 5 || isempty(symbols), symbols = '.'; end
if nargin < 6 || isempty(sizes), sizes = 6; end
if nargin < 7 || isempty(named), named = 'on'; end
if nargin < 9, names = {}; end
one = isempty(y);
if one, y = x; end
if ischar(colors), colors = num2cell(colors(:)); else, colors = num2cell(colors, 2); end
[g, ~, number] = unique(group(:));
m = size(y, 2);
n = size(x, 2);
clf
ax = gobjects(m, n);
made = {};
for i = 1:m
    for j = 1:n
        ax(i, j) = axes('Position', [0.09 + 0.87*(j-1)/n, 0.09 + 0.87*(m-i)/m, 0.83/n, 0.83/m]);
        hold(ax(i, j), 'on');
        for k = 1:numel(g)
            mine = number == k;
            c = colors{1 + mod(k-1, numel(colors))};
            if one && i == j
                histogram(ax(i, j), x(mine, i), 'FaceColor', c, 'FaceAlpha', 0.5);
                continue
            end
            if iscell(g), name = g{k}; else, name = num2str(g(k)); end
            made{end+1, 1} = plot(ax(i, j), x(mine, j), y(mine, i), 'LineStyle', 'none', 'Marker', symbols(1 + mod(k-1, numel(symbols))), ...
                'MarkerSize', sizes(1 + mod(k-1, numel(sizes))), 'Color', c, 'DisplayName', name); %#ok
        end
        hold(ax(i, j), 'off');
        box(ax(i, j), 'on');
        if i < m, set(ax(i, j), 'XTickLabel', {}); elseif ~isempty(names), xlabel(ax(i, j), names{j}); end
        if j > 1, set(ax(i, j), 'YTickLabel', {}); elseif ~isempty(names), ylabel(ax(i, j), names{i}); end
    end
end
if ~strcmpi(named, 'off') && numel(g) > 1, legend(ax(1, n), 'show'); end
h = vertcat(made{:});
if nargout == 0, clear h ax, end
end
