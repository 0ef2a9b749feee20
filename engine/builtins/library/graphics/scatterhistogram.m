% SPDX-License-Identifier: Apache-2.0
function h = scatterhistogram(x, varargin)
% Points with the histograms of both coordinates at the edges: scatterhistogram(x,y,Name,Value) or (T,xname,yname) with 'GroupData',
% 'NumBins', 'Title', 'XLabel', 'YLabel', 'Color', 'MarkerSize', 'MarkerStyle', 'HistogramDisplayStyle' ('bar', 'stairs',
% 'smooth'), 'LineStyle', 'LineWidth', 'LegendVisible', which h has, too.
% Example: s = scatterhistogram(randn(50, 1), randn(50, 1)); s.Title = 'Points'
narginchk(2, Inf)
across = '';
up = '';
if istable(x)
    narginchk(3, Inf)
    across = char(varargin{1});
    up = char(varargin{2});
    y = x.(up);
    [by, varargin] = takeOption(varargin(3:end), 'GroupVariable', '');
    if ~isempty(by), varargin = [varargin, {'GroupData', x.(char(by))}]; end
    x = x.(across);
else
    y = varargin{1};
    varargin(1) = [];
end
p = struct('Title', '', 'XLabel', across, 'YLabel', up, 'XData', double(x), 'YData', double(y), 'GroupData', [], 'NumBins', [], 'Color', lines(7), ...
    'MarkerSize', 5, 'MarkerStyle', 'o', 'HistogramDisplayStyle', 'bar', 'LineStyle', '-', 'LineWidth', 0.5, 'LegendVisible', '', 'ScatterPlotProportion', 0.6);
made = chartObject('ScatterHistogramChart', p, gcf, @drawChart, varargin);
if nargout > 0, h = made; end
end

function drawChart(f, p)
style = validatestring(char(p.HistogramDisplayStyle), {'bar', 'stairs', 'smooth'}, 'scatterhistogram', 'HistogramDisplayStyle');
if isempty(p.GroupData), p.GroupData = ones(numel(p.XData), 1); end
if iscategorical(p.GroupData) || isstring(p.GroupData) || ischar(p.GroupData), p.GroupData = cellstr(p.GroupData); end
figure(f);
made = scatterhist(p.XData, p.YData, 'Group', p.GroupData, 'NBins', p.NumBins, 'Color', p.Color, 'Marker', char(p.MarkerStyle), ...
    'MarkerSize', p.MarkerSize, 'Legend', p.LegendVisible, 'Direction', 'out');
share = p.ScatterPlotProportion;
set(made(1), 'Position', [0.12 0.12 share share]);
set(made(2), 'Position', [0.12 0.16+share share 0.75-share]);
set(made(3), 'Position', [0.16+share 0.12 0.77-share share]);
l = get(made(1), 'Legend');
if ~isempty(l)
    % The corner that the histograms leave free.
    size_ = get(l, 'Position');
    if 0.17 + share + size_(3) < 1, set(l, 'Position', [0.17+share 0.9-size_(4) size_(3:4)]); end
end
for d = 1:2
    if strcmp(style, 'bar'), break, end
    bars = findobj(made(d+1), 'Type', 'histogram');
    for k = 1:numel(bars)
        color = get(bars(k), 'FaceColor');
        if strcmp(style, 'stairs')
            set(bars(k), 'DisplayStyle', 'stairs', 'EdgeColor', color, 'LineStyle', p.LineStyle, 'LineWidth', p.LineWidth);
            continue
        end
        [t, v] = ksdensity(get(bars(k), 'Data'));
        delete(bars(k));
        if d == 1, line(made(2), v, t, 'Color', color, 'LineStyle', p.LineStyle, 'LineWidth', p.LineWidth);
        else, line(made(3), t, v, 'Color', color, 'LineStyle', p.LineStyle, 'LineWidth', p.LineWidth); end
    end
end
xlabel(made(1), p.XLabel);
ylabel(made(1), p.YLabel);
if ~isempty(p.Title), sgtitle(p.Title); end
axes(made(1));
end
