% SPDX-License-Identifier: Apache-2.0
function h = confusionObject(C, p, ax, pairs)
% The object of confusionchart: the counts C, drawn into axes again when a property is set.
if mod(numel(pairs), 2) ~= 0, error('MATLAB:hg:InvalidInput', 'Invalid parameter/value pair arguments.'); end
for k = 1:2:numel(pairs), p = changed(p, pairs{k}, pairs{k + 1}); end
p.NormalizedValues = normalized(C, p.Normalization);
h = makeObject('mlearnlib.graphics.chart.ConfusionMatrixChart', p, {C, ax}, struct('set', @setChart, 'sortClasses', @sorted), true);
draw(ax, C, p);
end

function h = setChart(h, name, value)
s = objectState(h);
if ~isgraphics(s{2}), error('MATLAB:class:InvalidHandle', 'Invalid or deleted object.'); end
p = changed(propertiesOf(h), name, value);
p.NormalizedValues = normalized(s{1}, p.Normalization);
alterObject(h, p, s);
draw(s{2}, s{1}, p);
end

function p = propertiesOf(h)
p = struct();
for name = {'Title', 'XLabel', 'YLabel', 'ClassLabels', 'NormalizedValues', 'Normalization', 'RowSummary', 'ColumnSummary', 'DiagonalColor', 'OffDiagonalColor', 'GridVisible', ...
        'FontSize', 'FontName', 'FontColor'}
    p.(name{1}) = h.(name{1});
end
end

function p = changed(p, name, value)
names = fieldnames(p);
at = find(strcmpi(names, char(name)), 1);
if isempty(at) || any(strcmp(names{at}, {'ClassLabels', 'NormalizedValues'}))
    error('MATLAB:hg:InvalidProperty', 'Unrecognized or read-only property %s for class ConfusionMatrixChart.', char(name));
end
words = {'Normalization', {'absolute', 'column-normalized', 'row-normalized', 'total-normalized'}; 'RowSummary', {'off', 'absolute', 'row-normalized', 'total-normalized'}; ...
    'ColumnSummary', {'off', 'absolute', 'column-normalized', 'total-normalized'}; 'GridVisible', {'on', 'off'}};
row = find(strcmp(words(:, 1), names{at}), 1);
if ~isempty(row), value = validatestring(value, words{row, 2}, 'confusionchart', names{at}); end
p.(names{at}) = value;
end

function v = normalized(C, how)
switch how
    case 'absolute', v = C;
    case 'row-normalized', v = C./sum(C, 2);
    case 'column-normalized', v = C./sum(C, 1);
    otherwise, v = C/sum(C(:));
end
end

function sorted(h, order)
s = objectState(h);
p = propertiesOf(h);
labels = p.ClassLabels;
if (ischar(order) || isstring(order)) && isscalar(string(order)) && any(strcmp(order, {'descending-diagonal', 'ascending-diagonal', 'auto'}))
    at = 1:size(s{1}, 1);
    if ~strcmp(order, 'auto'), [~, at] = sort(diag(p.NormalizedValues), strrep(order, 'ing-diagonal', '')); end
else
    if ischar(order), order = cellstr(order); end
    [known, at] = ismember(order(:), labels);
    if ~all(known) || numel(at) ~= numel(labels), error('stats:confusionchart:InvalidOrder', 'The order must name each class once.'); end
end
s{1} = s{1}(at, at);
p.ClassLabels = labels(at);
p.NormalizedValues = normalized(s{1}, p.Normalization);
alterObject(h, p, s);
draw(s{2}, s{1}, p);
end

function draw(ax, C, p)
n = size(C, 1);
v = p.NormalizedValues;
cla(ax);
hold(ax, 'on');
format_ = '%.1f%%';
if strcmp(p.Normalization, 'absolute'), format_ = '%d'; end
same = logical(eye(n));
top = max([max(v(same)), max([v(~same); 0]), realmin]);
edge_ = [0.6 0.6 0.6];
if strcmp(p.GridVisible, 'off'), edge_ = 'none'; end
for i = 1:n
    for j = 1:n
        colour = p.OffDiagonalColor;
        if i == j, colour = p.DiagonalColor; end
        share = v(i, j)/top;
        if isnan(share), share = 0; end
        cell_(ax, i, j, 1 - (1 - colour)*share, edge_);
        value = v(i, j);
        if ~strcmp(p.Normalization, 'absolute'), value = 100*value; end
        if ~(v(i, j) == 0), label(ax, i, j, sprintf(format_, value), p, share > 0.6); end
    end
end
right = n;
below = n;
if ~strcmp(p.RowSummary, 'off')
    right = n + 2.3;
    [hit, miss] = shares(C, 2, p.RowSummary);
    for i = 1:n, pair(ax, [i n + 1.3; i n + 2.3], hit(i), miss(i), p, edge_); end
end
if ~strcmp(p.ColumnSummary, 'off')
    below = n + 2.3;
    [hit, miss] = shares(C, 1, p.ColumnSummary);
    for j = 1:n, pair(ax, [n + 1.3 j; n + 2.3 j], hit(j), miss(j), p, edge_); end
end
hold(ax, 'off');
labels = p.ClassLabels;
if isnumeric(labels) || islogical(labels), labels = compose('%g', double(labels)); else, labels = cellstr(labels); end
set(ax, 'YDir', 'reverse', 'XLim', [0.5 right + 0.5], 'YLim', [0.5 below + 0.5], 'XTick', 1:n, 'YTick', 1:n, 'XTickLabel', labels, 'YTickLabel', labels, 'FontSize', p.FontSize);
title(ax, p.Title);
xlabel(ax, p.XLabel);
ylabel(ax, p.YLabel);
end

function [hit, miss] = shares(C, dim, how)
hit = reshape(diag(C), [], 1);
total = reshape(sum(C, dim), [], 1);
miss = total - hit;
if strcmp(how, 'total-normalized'), total(:) = sum(C(:)); end
if ~strcmp(how, 'absolute')
    hit = 100*hit./total;
    miss = 100*miss./total;
end
end

function pair(ax, at, hit, miss, p, edge_)
how = '%.1f%%';
if strcmp(p.RowSummary, 'absolute') || strcmp(p.ColumnSummary, 'absolute'), how = '%g'; end
total = max(hit + miss, realmin);
cell_(ax, at(1, 1), at(1, 2), 1 - (1 - p.DiagonalColor)*hit/total, edge_);
label(ax, at(1, 1), at(1, 2), sprintf(how, hit), p, hit/total > 0.6);
cell_(ax, at(2, 1), at(2, 2), 1 - (1 - p.OffDiagonalColor)*miss/total, edge_);
label(ax, at(2, 1), at(2, 2), sprintf(how, miss), p, miss/total > 0.6);
end

function cell_(ax, i, j, colour, edge_)
patch(ax, 'XData', j + [-0.5 0.5 0.5 -0.5], 'YData', i + [-0.5 -0.5 0.5 0.5], 'FaceColor', min(max(colour, 0), 1), 'EdgeColor', edge_);
end

function label(ax, i, j, t, p, dark)
colour = p.FontColor;
if dark, colour = [1 1 1]; end
text(ax, j, i, t, 'HorizontalAlignment', 'center', 'Color', colour, 'FontSize', p.FontSize);
end
