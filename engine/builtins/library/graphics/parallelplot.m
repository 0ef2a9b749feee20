% SPDX-License-Identifier: Apache-2.0
function h = parallelplot(X, varargin)
% Each row of a matrix or table as a line over its columns, each of which fills the height: parallelplot(X,Name,Value) with
% 'GroupData', 'CoordinateTickLabels', 'DataNormalization' ('range', 'zscore', 'none'), 'Title', 'XLabel', 'YLabel', 'Color',
% 'LineWidth', 'LineStyle', 'LegendVisible', 'LegendTitle', which h has, too.
% Example: p = parallelplot([1 2 3; 3 1 2; 2 2 1]); p.Title = 'Rows'
labels = {};
if istable(X)
    [chosen, varargin] = takeOption(varargin, 'CoordinateVariables', X.Properties.VariableNames);
    if isnumeric(chosen), chosen = X.Properties.VariableNames(chosen); end
    labels = cellstr(chosen);
    [by, varargin] = takeOption(varargin, 'GroupVariable', '');
    if ~isempty(by)
        varargin = [varargin, {'GroupData', X.(char(by))}];
        labels(strcmp(labels, char(by))) = [];
    end
    [X, levels] = columnsOf(X, labels);
else
    levels = cell(1, size(X, 2));
end
if ~(isnumeric(X) || islogical(X)) || ~ismatrix(X), error('MATLAB:parallelplot:InvalidData', 'The data must be a numeric matrix or a table.'); end
p = struct('Title', '', 'XLabel', '', 'YLabel', '', 'Data', double(X), 'GroupData', [], 'CoordinateTickLabels', {labels}, 'DataNormalization', 'range', ...
    'LegendVisible', 'auto', 'LegendTitle', '', 'Color', [], 'LineWidth', [], 'LineStyle', '', 'Jitter', 0, 'FontSize', []);
made = chartObject('ParallelCoordinatesPlot', p, newplot(gca), @(ax, p) drawChart(ax, p, levels), varargin);
if nargout > 0, h = made; end
end

function [X, levels] = columnsOf(T, labels)
% The columns of a table as numbers, and the names of their categories where they are text.
X = zeros(height(T), numel(labels));
levels = cell(1, numel(labels));
for k = 1:numel(labels)
    v = T.(labels{k});
    if iscell(v) || isstring(v), v = categorical(v); end
    if iscategorical(v), levels{k} = categories(v); end
    if ~iscolumn(v), error('MATLAB:parallelplot:InvalidData', 'The data must be a numeric matrix or a table.'); end
    X(:, k) = double(v);
end
end

function drawChart(ax, p, levels)
if ~any(strcmpi(p.DataNormalization, {'range', 'zscore', 'none'}))
    error('MATLAB:parallelplot:Normalization', 'Unknown normalization ''%s''.', char(p.DataNormalization));
end
X = p.Data;
low = min(X, [], 1);
high = max(X, [], 1);
switch lower(char(p.DataNormalization))
    case 'range', Y = (X - low)./max(high - low, realmin);
    case 'zscore', Y = (X - mean(X, 1))./std(X, 0, 1);
    otherwise, Y = X;
end
group = p.GroupData;
if isempty(group), group = ones(size(X, 1), 1); end
if iscategorical(group) || isstring(group) || ischar(group), group = cellstr(group); end
labels = p.CoordinateTickLabels;
if ~isempty(labels), labels = cellstr(labels); end
axes(ax);
hold(ax, 'off');
made = parallelcoords(Y, 'Group', group, 'Labels', labels);
for name = {'LineWidth', 'LineStyle'}
    if ~isempty(p.(name{1})), set(made, name{1}, p.(name{1})); end
end
if ~isempty(p.Color), colororder(ax, p.Color); end
if strcmpi(p.DataNormalization, 'range')
    set(ax, 'YLim', [-0.06 1.06], 'YTick', []);
    for k = 1:size(X, 2)
        line(ax, [k k], [0 1], 'Color', [0.4 0.4 0.4], 'HandleVisibility', 'off');
        if ~isempty(levels{k})
            at = ((1:numel(levels{k})) - low(k))/max(high(k) - low(k), realmin);
            shown = at >= 0 & at <= 1;
            text(ax, k + 0.03 + zeros(1, nnz(shown)), at(shown), levels{k}(shown), 'FontSize', 8);
            continue
        end
        text(ax, k, -0.01, sprintf('%.4g', low(k)), 'VerticalAlignment', 'top', 'HorizontalAlignment', 'center', 'FontSize', 8);
        text(ax, k, 1.01, sprintf('%.4g', high(k)), 'VerticalAlignment', 'bottom', 'HorizontalAlignment', 'center', 'FontSize', 8);
    end
    set(ax, 'XLim', [0.7 size(X, 2) + 0.3]);
end
grid(ax, 'off');
if ~isempty(p.FontSize), set(ax, 'FontSize', p.FontSize); end
l = get(ax, 'Legend');
if strcmpi(p.LegendVisible, 'off')
    legend(ax, 'off');
elseif ~isempty(l)
    set(l, 'Location', 'northeastoutside');
    if ~isempty(p.LegendTitle), title(l, p.LegendTitle); end
end
title(ax, p.Title);
xlabel(ax, p.XLabel);
ylabel(ax, p.YLabel);
end
