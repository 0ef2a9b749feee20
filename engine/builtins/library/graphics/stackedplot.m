% SPDX-License-Identifier: Apache-2.0
function h = stackedplot(varargin)
% Each column over axes of its own, one above the other with the x axis of all at the bottom: stackedplot(x,Y), stackedplot(Y),
% (…,LineSpec,Name,Value), or of the variables of a table. The chart has the properties 'DisplayLabels', 'Title', 'XLabel', 'XLimits',
% 'Color', 'LineWidth', 'LineStyle', 'Marker', 'MarkerSize', 'FontSize', 'GridVisible', 'LineProperties' and 'AxesProperties', the last
% two with an element for each of the axes.
% Example: s = stackedplot([1 5; 2 3; 4 4]); s.DisplayLabels = {'up', 'down'};
n = 0;
while n < min(numel(varargin), 2) && ~(ischar(varargin{n+1}) || isstring(varargin{n+1})), n = n + 1; end
if n == 0, error('MATLAB:minrhs', 'Not enough input arguments.'); end
y = varargin{n};
rest = varargin(n+1:end);
if iscell(y)
    panels = y;
else
    if isvector(y), y = y(:); end
    panels = num2cell(double(y), 1);
end
if n > 1, x = varargin{1}; else, x = 1:size(panels{1}, 1); end
if numel(x) ~= size(panels{1}, 1)
    error('MATLAB:stackedplot:XYLengthMismatch', 'X must have an element for each row of Y.');
end
k = numel(panels);
style = {'', '', ''};
if mod(numel(rest), 2) == 1
    [style{:}] = colstyle(char(rest{1}));
    rest(1) = [];
end
if isempty(style{1}), style{1} = '-'; if ~isempty(style{3}), style{1} = 'none'; end, end
if isempty(style{3}), style{3} = 'none'; end
if isempty(style{2}), style{2} = [0 0.447 0.741]; end
labels = arrayfun(@(c) sprintf('Column %d', c), 1:k, 'UniformOutput', false);
line_ = struct('Color', style{2}, 'LineStyle', style{1}, 'LineWidth', 0.5, 'Marker', style{3}, 'MarkerSize', 6);
each = line_;
for name = fieldnames(each).', each.(name{1}) = []; end
axes_ = struct('YLimits', [], 'YScale', 'linear');
p = struct('Title', '', 'XLabel', '', 'DisplayLabels', {labels}, 'XLimits', [], 'FontSize', 9, 'GridVisible', 'off');
for name = fieldnames(line_).', p.(name{1}) = line_.(name{1}); end
p.XData = x(:);
p.YData = y;
p.LineProperties = repmat(each, 1, k);
p.AxesProperties = repmat(axes_, 1, k);
made = chartObject('StackedLineChart', p, gcf, @(f, p) drawChart(f, p, panels), rest);
if nargout > 0, h = made; end
end

function drawChart(f, p, panels)
k = numel(panels);
labels = p.DisplayLabels;
if iscell(labels), labels = cellfun(@char, labels, 'UniformOutput', false); else, labels = cellstr(labels); end
if numel(labels) ~= k, error('MATLAB:stackedplot:LabelsSize', 'There must be a label for each of the axes.'); end
figure(f);
clf(f);
for c = 1:k
    ax = axes('Position', [0.2, 0.12 + 0.8*(k-c)/k, 0.75, 0.8/k]);
    look = {};
    for name = {'Color', 'LineStyle', 'LineWidth', 'Marker', 'MarkerSize'}
        value = p.LineProperties(c).(name{1});
        if isempty(value), value = p.(name{1}); end
        if ~(strcmp(name{1}, 'Color') && size(panels{c}, 2) > 1), look = [look, name, {value}]; end %#ok
    end
    plot(ax, p.XData, panels{c}, look{:});
    own = p.AxesProperties(c);
    set(ax, 'YScale', own.YScale, 'FontSize', p.FontSize, 'Box', 'on');
    if ~isempty(p.XLimits), xlim(ax, p.XLimits); else, xlim(ax, 'tight'); end
    limitUp(ax, own, panels{c}, k > 1);
    if c < k, set(ax, 'XTickLabel', {}); end
    grid(ax, p.GridVisible);
    text(ax, -0.11, 0.5, labels{c}, 'Units', 'normalized', 'HorizontalAlignment', 'right', 'VerticalAlignment', 'middle', 'FontSize', p.FontSize);
    if c == 1 && ~isempty(p.Title), title(ax, p.Title); end
end
if ~isempty(p.XLabel), xlabel(ax, p.XLabel); end
end

function limitUp(ax, own, y, meets)
% Limits with room at both ends; a number there would meet that of the axes beside it.
if ~isempty(own.YLimits)
    ylim(ax, own.YLimits);
elseif ~strcmp(own.YScale, 'log')
    low = min(y(isfinite(y)));
    high = max(y(isfinite(y)));
    if high > low, ylim(ax, [low - 0.08*(high - low), high + 0.08*(high - low)]); end
end
if ~meets || strcmp(own.YScale, 'log'), return, end
limits = ylim(ax);
ticks = get(ax, 'YTick');
share = (ticks - limits(1))/diff(limits);
if nnz(share > 0.06 & share < 0.94) > 1, set(ax, 'YTick', ticks(share > 0.06 & share < 0.94)); end
end
