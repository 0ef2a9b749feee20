% SPDX-License-Identifier: Apache-2.0
function h = heatmapChart(C, xnames, ynames, pairs)
% The object of a heat map, drawn into the current axes and again when one of its properties is set.
map = [linspace(0.93, 0.02, 64); linspace(0.96, 0.35, 64); linspace(1, 0.63, 64)].';
p = struct('Title', '', 'XLabel', '', 'YLabel', '', 'ColorData', C, 'XDisplayLabels', {xnames}, 'YDisplayLabels', {ynames}, ...
    'Colormap', map, 'ColorLimits', [], 'ColorScaling', 'scaled', 'ColorbarVisible', 'on', 'CellLabelFormat', '%.4g', ...
    'CellLabelColor', 'auto', 'FontSize', 8.25, 'GridVisible', 'on', 'MissingDataColor', [0.15 0.15 0.15]);
h = makeObject('matlab.graphics.chart.HeatmapChart', p, newplot(gca), struct('set', @setHeatmap), true);
if mod(numel(pairs), 2) ~= 0, error('MATLAB:hg:InvalidInput', 'Invalid parameter/value pair arguments.'); end
for k = 1:2:numel(pairs), p = heatmapValue(p, pairs{k}, pairs{k + 1}); end
drawHeatmap(h, p);
end

function h = setHeatmap(h, name, value)
names = {'Title', 'XLabel', 'YLabel', 'ColorData', 'XDisplayLabels', 'YDisplayLabels', 'Colormap', 'ColorLimits', ...
    'ColorScaling', 'ColorbarVisible', 'CellLabelFormat', 'CellLabelColor', 'FontSize', 'GridVisible', 'MissingDataColor'};
p = struct;
for k = 1:numel(names), p.(names{k}) = h.(names{k}); end
drawHeatmap(h, heatmapValue(p, name, value));
end

function p = heatmapValue(p, name, value)
names = fieldnames(p);
at = find(strcmpi(names, char(name)), 1);
if isempty(at), error('MATLAB:hg:InvalidProperty', 'Unrecognized property %s for class HeatmapChart.', char(name)); end
name = names{at};
switch name
    case {'ColorbarVisible', 'GridVisible'}
        if islogical(value) || isnumeric(value), words = {'off', 'on'}; value = words{1 + (value ~= 0)}; end
        value = heatmapWord(name, value, {'on', 'off'});
    case 'ColorScaling', value = heatmapWord(name, value, {'scaled', 'scaledcolumns', 'scaledrows', 'log'});
    case 'XDisplayLabels', value = heatmapNames(value, size(p.ColorData, 2), name);
    case 'YDisplayLabels', value = heatmapNames(value, size(p.ColorData, 1), name);
    case {'Title', 'XLabel', 'YLabel', 'CellLabelFormat'}, value = char(value);
    case 'Colormap'
        if ischar(value) || isstring(value), value = feval(char(value)); end
        if size(value, 2) ~= 3, heatmapWrong(name); end
    case 'ColorLimits'
        if ~isnumeric(value) || numel(value) ~= 2 || ~(value(1) < value(2)), heatmapWrong(name); end
    case 'FontSize'
        if ~isnumeric(value) || ~isscalar(value) || ~(value > 0), heatmapWrong(name); end
    case 'ColorData'
        if ~isequal(size(value), size(p.ColorData)), heatmapWrong(name); end
end
p.(name) = value;
end

function word = heatmapWord(name, value, words)
value = char(value);
at = find(strcmpi(words, value), 1);
if isempty(at)
    error('MATLAB:hg:InvalidProperty', 'Error setting property ''%s'' of class ''HeatmapChart'':\n''%s'' is not a valid value. Use one of these values: %s.', ...
        name, value, strjoin(strcat('''', words, ''''), ' | '));
end
word = words{at};
end

function heatmapWrong(name)
error('MATLAB:hg:InvalidProperty', 'Error setting property ''%s'' of class ''HeatmapChart'': invalid or read-only value.', name);
end

function drawHeatmap(h, p)
ax = objectState(h);
if ~isgraphics(ax), error('MATLAB:class:InvalidHandle', 'Invalid or deleted object.'); end
C = double(p.ColorData);
shown = C;
switch p.ColorScaling
    case 'log', shown = log(C);
    case 'scaledcolumns', shown = (C - min(C, [], 1))./max(max(C, [], 1) - min(C, [], 1), realmin);
    case 'scaledrows', shown = (C - min(C, [], 2))./max(max(C, [], 2) - min(C, [], 2), realmin);
end
limits = p.ColorLimits;
finite = shown(isfinite(shown));
if isempty(limits)
    limits = [0 1];
    if ~isempty(finite), limits = double([min(finite) max(finite)]); end
    if limits(1) == limits(2), limits = limits + [-1 1]; end
end
alterObject(h, p, ax);
imagesc(ax, shown);
colormap(ax, p.Colormap);
clim(ax, limits);
[rows, columns] = size(C);
hold(ax, 'on');
[i, j] = find(isnan(shown));
for k = 1:numel(i)
    fill(ax, j(k) + [-0.5 0.5 0.5 -0.5], i(k) + [-0.5 -0.5 0.5 0.5], p.MissingDataColor, 'EdgeColor', 'none');
end
if strcmp(p.GridVisible, 'on')
    for k = 0.5:columns + 0.5, line(ax, [k k], [0.5 rows + 0.5], 'Color', [0.15 0.15 0.15], 'LineWidth', 0.5); end
    for k = 0.5:rows + 0.5, line(ax, [0.5 columns + 0.5], [k k], 'Color', [0.15 0.15 0.15], 'LineWidth', 0.5); end
end
if ~strcmpi(p.CellLabelColor, 'none')
    for k = 1:numel(C)
        if isnan(C(k)), continue, end
        share = min(max((shown(k) - limits(1))/diff(limits), 0), 1);
        ground = p.Colormap(1 + round(share*(size(p.Colormap, 1) - 1)), :);
        color = p.CellLabelColor;
        if ischar(color) && strcmpi(color, 'auto')
            if ground*[0.3; 0.59; 0.11] > 0.5, color = [0.1 0.1 0.1]; else, color = [1 1 1]; end
        end
        [i, j] = ind2sub([rows columns], k);
        text(ax, j, i, sprintf(p.CellLabelFormat, C(k)), 'HorizontalAlignment', 'center', 'Color', color, 'FontSize', p.FontSize);
    end
end
hold(ax, 'off');
set(ax, 'XLim', [0.5 columns + 0.5], 'YLim', [0.5 rows + 0.5], 'XTick', 1:columns, 'YTick', 1:rows, 'XTickLabel', p.XDisplayLabels, ...
    'YTickLabel', p.YDisplayLabels, 'TickDir', 'none', 'FontSize', p.FontSize);
if strcmp(p.ColorbarVisible, 'on'), colorbar(ax); else, colorbar(ax, 'off'); end
title(ax, p.Title);
xlabel(ax, p.XLabel);
ylabel(ax, p.YLabel);
end
