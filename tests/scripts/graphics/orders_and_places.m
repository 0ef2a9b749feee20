% Colours in turn and what new objects begin with; limits, insets, layouts, legends, polar axes.
c = colororder; disp(size(c)), disp(c(1, :))
p = plot(1:3, [1 2 3; 2 3 4]'); colororder([1 0 0; 0 1 0]); disp(p(2).Color), disp(get(gca, 'ColorOrder'))
p(1).Color = 'b'; colororder({'k', '#ff8000'}), disp(p(1).Color), disp(round(p(2).Color, 2)), q = plot(1:3); disp(q.Color)
ax = gca; ax.ColorOrder = [0 0 1; 1 1 0; 0 1 1]; hold on, r = plot(2:4); disp(r.Color), disp(r.SeriesIndex), r.SeriesIndex = 3; disp(r.Color)
hold off, plot(1:3), disp(size(get(gca, 'ColorOrder'))), colororder('default'), disp(size(colororder))
set(gca, 'NextPlot', 'replacechildren', 'ColorOrder', [1 0 1]), k = plot(1:2); disp(k.Color), disp(get(gca, 'NextPlot'))
clf, set(gca, 'LineStyleOrder', {'-', '--', ':o'}, 'ColorOrder', [1 0 0], 'NextPlot', 'add')
for n = 1:3, l = plot(n*(1:3)); fprintf('%s %s\n', l.LineStyle, l.Marker), end
tell(@() colororder([2 0 0])), tell(@() colororder('mauve')), tell(@() set(gca, 'ColorOrder', [1 2])), tell(@() set(gca, 'LineStyleOrder', 'wavy'))
% defaults
figure(7), set(gcf, 'DefaultAxesFontSize', 17, 'DefaultLineLineWidth', 3), plot(1:2), disp(get(gca, 'FontSize'))
l = findobj(gca, 'Type', 'line'); disp(l.LineWidth), disp(get(gcf, 'DefaultLineLineWidth')), figure(8), disp(get(gca, 'FontSize'))
set(groot, 'DefaultAxesColorOrder', [0 1 0], 'DefaultTextInterpreter', 'none', 'DefaultLegendBox', 'off')
figure(9), l = plot(1:2); disp(l.Color), t = title('a_b'); disp(t.Interpreter), g = legend('x'); disp(g.Box)
set(gca, 'DefaultLineMarkerSize', 11), hold on, l = plot(2:3); disp(l.MarkerSize)
set(groot, 'DefaultAxesColorOrder', 'remove', 'DefaultTextInterpreter', 'remove', 'DefaultLegendBox', 'remove')
set(gcf, 'DefaultUicontrolFontSize', 3)
close all
% limits
plot([2 3], [0 10]), axis tight, disp(axis), axis padded, disp(axis), axis tickaligned, disp(axis)
xlim tight, disp(xlim), xlim padded, disp(xlim), ylim([3 5]), axis('auto y'), disp(ylim), disp(get(gca, 'XLimitMethod'))
axis manual, hold on, plot([-50 50], [0 0]), disp(xlim), hold off, tell(@() xlim('snug')), tell(@() axis('loose'))
plot([10 1000], [1 10]), set(gca, 'XScale', 'log'), xlim padded, disp(round(log10(xlim), 2))
% insets
ti = get(gca, 'TightInset'); disp(all(ti > 0 & ti < 0.2)), title('T'), xlabel('x'), tj = get(gca, 'TightInset'); disp(tj([2 4]) > ti([2 4]))
set(gca, 'LooseInset', [0 0 0 0]), disp(get(gca, 'LooseInset')), tell(@() set(gca, 'TightInset', ti)), tell(@() set(gca, 'LooseInset', [1 2]))
set(gca, 'Units', 'pixels'), tp = get(gca, 'TightInset'); disp(norm(tp./tj - [560 420 560 420]) < 1e-9)
ax = gca; disp(ax.Toolbar.Visible), ax.Toolbar.Visible = 'off'; disp(get(ax.Toolbar, 'Visible')), ax.Toolbar = []; disp(ax.Toolbar.Visible)
set(gcf, 'NumberTitle', 'off', 'ToolBar', 'none', 'MenuBar', 'none'), disp(get(gcf, 'NumberTitle')), disp(get(gcf, 'ToolBar'))
set(gcf, 'MenuBar', 'figure'), tell(@() set(gcf, 'ToolBar', 'maybe'))
% layouts
t = tiledlayout(2, 2, 'TileSpacing', 'compact', 'Padding', 'tight'); disp(t.TileSpacing), disp(t.Padding)
nexttile, plot(1:3), xlabel(t, 'all x'), ylabel(t, 'all y'), title(t, 'all'), disp(t.XLabel.String), disp(t.YLabel.String)
t.TileSpacing = 'none'; disp(t.TileSpacing), tell(@() set(t, 'TileSpacing', 'wide')), tell(@() tiledlayout(1, 2, 'Padding', 7))
% legends
clf, plot(1:3), lgd = legend('one', 'Position', [0.2 0.3 0.25 0.1]); disp(lgd.Position), disp(lgd.Location), lgd.Location = 'north'; disp(lgd.Location)
set(lgd, 'Color', [1 1 0], 'TextColor', 'r', 'EdgeColor', 'none'), disp(lgd.Color), disp(lgd.TextColor)
lgd.Title.String = 'names'; lgd.Title.FontSize = 15; lgd.Title.Color = 'b'; disp(lgd.Title.FontSize), disp(lgd.Title.Color)
hold on, plot(2:4), disp(lgd.String'), lgd.AutoUpdate = 'off'; plot(3:5), disp(numel(lgd.String)), lgd.AutoUpdate = 'on'; plot(1:2, 'HandleVisibility', 'off'); disp(numel(lgd.String))
set(lgd, 'Units', 'pixels', 'Position', [56 42 100 50]), lgd.Units = 'normalized'; disp(round(lgd.Position, 3)), tell(@() set(lgd, 'Position', [1 2]))
% polar axes
clf, polarplot([0 1 2], [1 2 3]), pax = gca; disp(pax.Type), disp(pax.RLim), disp(pax.ThetaDir), pax.ThetaZeroLocation = 'top'; pax.ThetaDir = 'clockwise'; disp(pax.ThetaZeroLocation)
rlim([0 5]), disp(rlim), rticks([1 3 5]), disp(rticks), rticklabels({'a', 'b', 'c'}), disp(rticklabels'), thetaticks(0:90:270), disp(thetaticks)
thetaticklabels({'N', 'E', 'S', 'W'}), disp(thetaticklabels'), tell(@() set(pax, 'ThetaDir', 'left')), tell(@() rlim([3 2]))
px = polaraxes('ThetaZeroLocation', 'left'); disp(px.ThetaZeroLocation), disp(isgraphics(px, 'polaraxes')), polaraxes(pax); disp(gca == pax)
figure, plot(1:3), tell(@() rticks([1 2])), tell(@() get(gca, 'ThetaDir'))
function tell(f)
try, f(); disp('taken'), catch e, disp(e.message), end
end
