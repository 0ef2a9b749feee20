% SPDX-License-Identifier: Apache-2.0
function h = gscatter(x, y, groups, colors, symbols, sizes, names, across, up)
% Points coloured by their group, with a legend: gscatter(x,y,groups,colors,symbols,size,legend,xlabel,ylabel).
if nargin < 3, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if isnumeric(groups) || islogical(groups)
    [g, ~, number] = unique(groups(:));
    texts = arrayfun(@num2str, g, 'UniformOutput', false);
else
    [g, ~, number] = unique(cellstr(groups(:)), 'stable');
    texts = g;
end
n = numel(g);
if nargin > 3 && isstring(colors), colors = char(colors); end
if nargin > 4 && isstring(symbols), symbols = char(symbols); end
if nargin < 4 || isempty(colors), colors = lines(n); elseif ischar(colors), colors = num2cell(colors(:)); end
if nargin < 5 || isempty(symbols), symbols = '.'; end
if nargin < 6 || isempty(sizes), sizes = 6 + 6*(symbols(1) == '.'); end
made = cell(n, 1);
ax = gca;
wasHeld = ishold(ax);
for k = 1:n
    if iscell(colors), c = colors{1 + mod(k-1, numel(colors))}; else, c = colors(1 + mod(k-1, size(colors, 1)), :); end
    mine = number == k;
    made{k} = plot(ax, x(mine), y(mine), 'LineStyle', 'none', 'Marker', symbols(1 + mod(k-1, numel(symbols))), ...
        'Color', c, 'MarkerSize', sizes(1 + mod(k-1, numel(sizes))), 'DisplayName', texts{k});
    hold(ax, 'on');
end
if ~wasHeld, hold(ax, 'off'); end
if nargin > 7, xlabel(ax, across); end
if nargin > 8, ylabel(ax, up); end
if nargin < 7 || isempty(names) || ~strcmpi(names, 'off'), legend(ax, texts, 'Location', 'best'); end
if nargout > 0, h = vertcat(made{:}); end
end
