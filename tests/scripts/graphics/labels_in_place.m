% Where titles and labels stand, how axes write their numbers, and what lies at the edges of layouts.
plot([0 10], [0 4]); axis([0 10 0 4])
h = ylabel('speed', 'Rotation', 0, 'HorizontalAlignment', 'right');
disp(h.Rotation), disp(h.HorizontalAlignment), disp(h.Units)
t = title('left', 'Units', 'normalized', 'Position', [0 1.05 0]);
disp(t.Position)
t.Units = 'data';
disp(t.Position)
t.Units = 'pixels';
disp(t.Units)
x = xlabel('below', 'BackgroundColor', 'y', 'EdgeColor', 'k', 'Margin', 4);
disp(x.BackgroundColor), disp(x.EdgeColor), disp(x.Margin), disp(x.VerticalAlignment)
x.BackgroundColor = 'none';
disp(x.BackgroundColor)
p = get(x, 'Position');
set(x, 'Position', p + [0 -0.1 0])
disp(x.Position(2) - p(2))
disp(get(get(gca, 'YLabel'), 'Rotation'))
u = text(0.5, 0.5, 'centre', 'Units', 'normalized', 'LineWidth', 2, 'LineStyle', '--', 'EdgeColor', 'r');
disp(u.Units), disp(u.LineWidth), disp(u.LineStyle)
try, u.Units = 'miles'; catch e, disp(e.message), end
try, ylabel('a', 'Rotation', 'up'), catch e, disp(e.message), end

% Rulers.
plot([0 1], [0 3e6]); ax = gca;
disp(ax.YAxis.Exponent), disp(ax.YAxis.ExponentMode), disp(ax.XAxis.Exponent)
disp(ax.YTickLabel')
ax.YAxis.Exponent = 3;
disp(ax.YAxis.ExponentMode), disp(ax.YTickLabel')
ax.YAxis.Exponent = 0;
disp(ax.YTickLabel(end))
ax.YAxis.ExponentMode = 'auto';
disp(ax.YAxis.Exponent)
ax.XAxis.TickLabelFormat = '%.2f km';
disp(ax.XTickLabel'), disp(xtickformat)
ytickformat('usd'), disp(ax.YTickLabel(2)), disp(ytickformat)
ytickformat(ax, 'auto'), disp(ax.YAxis.TickLabelFormat)
ax.XAxis.Visible = 'off';
disp(ax.XAxis.Visible), disp(ax.YAxis.Visible)
ax.XAxis.TickLength = [0.02 0.02];
disp(ax.TickLength)
try, ax.XAxis.TickLabelFormat = '%s'; catch e, disp(e.message), end
try, ax.YAxis.Exponent = 1.5; catch e, disp(e.message), end

% Colour bars.
imagesc([0 10]); c = colorbar('Position', [0.9 0.2 0.03 0.5]);
disp(c.Position), disp(c.Location)
c.Position(1) = 0.88;
disp(c.Position(1))
set(c, 'Units', 'pixels'), disp(size(c.Position)), c.Units = 'normalized';
c.TickDirection = 'both'; c.AxisLocation = 'in'; c.LineWidth = 2; c.FontWeight = 'bold'; c.Box = 'off'; c.TickLength = 0.03;
disp(c.TickDirection), disp(c.AxisLocation), disp(c.LineWidth), disp(c.FontWeight), disp(c.Box), disp(c.TickLength)
ylabel(c, 'height', 'Rotation', 270)
disp(c.Label.Rotation)
c.Label.Position = [3 5 0];
disp(c.Label.Position)
c.Location = 'southoutside';
disp(c.Location)
try, c.TickDirection = 'up'; catch e, disp(e.message), end

% Base lines.
s = stem([1 -1]);
s.BaseLine.LineStyle = '--'; s.BaseLine.Color = 'r';
disp(s.BaseLine.LineStyle), disp(s.BaseLine.Color), disp(s.ShowBaseLine)
s.ShowBaseLine = 'off';
disp(s.BaseLine.Visible)
b = bar([1 -2]);
b.BaseLine.BaseValue = -1;
disp(b.BaseValue)

% Legends list handles in their order, and keep names.
a = plot(1:3, 'DisplayName', 'one'); hold on
d = plot(2:4, 'DisplayName', 'two'); e3 = plot(3:5, 'DisplayName', 'three'); hold off
l = legend([e3 a]);
disp(l.String')
l = legend([d e3], {'zwei', 'drei'});
disp(l.String'), disp(a.DisplayName)
uistack(d, 'top')
disp(l.String')
l = legend({'x', 'y', 'z'});
disp(numel(l.String))

% Edges and tiles of layouts.
t = tiledlayout(2, 2);
ax = nexttile; plot(ax, 1:2), nexttile
l = legend(ax, 'shared'); l.Layout.Tile = 'south';
disp(l.Layout.Tile)
c = colorbar(ax); c.Layout.Tile = 'east';
disp(c.Layout.Tile)
ax.Layout.Tile = 3; ax.Layout.TileSpan = [1 2];
disp(ax.Layout.Tile), disp(ax.Layout.TileSpan)
try, ax.Layout.Tile = 9; catch e, disp(e.message), end
try, l.Layout.Tile = 'middle'; catch e, disp(e.message), end
t = tiledlayout('vertical'); nexttile, nexttile, nexttile
disp(t.GridSize)
t = tiledlayout('horizontal'); nexttile, nexttile
disp(t.GridSize)
f = figure(7); t = tiledlayout(f, 1, 2); disp(t.GridSize)
try, tiledlayout(t, 1, 2), catch e, disp(e.message), end
close all
