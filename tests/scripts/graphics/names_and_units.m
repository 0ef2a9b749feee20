% Names and values by their beginnings, units of positions, names and values in structures and cells.
f = figure('units', 'norm', 'pos', [0.25 0.25 0.5 0.5]);
disp(get(f, 'Units')), disp(get(f, 'Position'))
set(f, 'UNITS', 'pix')
disp(f.Position)
f.Units = 'inches'; disp(f.Position)
f.Units = 'normalized'; f.OuterPosition = [0 0 1 1];
f.Units = 'pixels'; disp(f.Position)
f.Position = [1 1 512 384];
ax = axes('Units', 'pixels', 'Position', [51 31 400 300]);
disp(ax.Position)
ax.Units = 'norm'; fprintf('%.4f ', ax.Position), fprintf('\n')
half = axes('OuterPosition', [0 0 0.5 1]);
fprintf('%.4f ', half.Position, half.OuterPosition), fprintf('\n')
h = plot((1:3)', [4; 5; 6]);
disp([size(h.XData); size(h.YData)])
set(h, 'linew', 2, 'col', [1 0 0], 'linest', '--')
disp({h.LineWidth, h.Color, h.LineStyle}), disp(get(h, 'linew'))
try, set(h, 'markere', 'blue!'), catch e, disp(e.message), end
try, set(h, 'mark', 'o'), catch e, disp(e.message), end
try, set(f, 'Units', 'p'), catch e, disp(e.message), end
s.LineWidth = 3; s.Marker = 'sq';
set(h, s)
disp(get(h, {'LineWidth', 'Marker'}))
set(h, {'LineStyle', 'DisplayName'}, {':', 'dots'}, 'MarkerSize', 4)
disp(get(h, {'LineStyle', 'DisplayName', 'MarkerSize'}))
both = plot(1:2, [1 2; 3 4]);
set(both, {'DisplayName'}, {'first'; 'second'}, {'Color'}, {'r'; 'b'})
disp(get(both, {'DisplayName', 'Color'}))
try, set(both, {'DisplayName'}, {'a', 'b', 'c'}), catch e, disp(e.message), end
sc = scatter([1; 2], [3; 4]); b = bar([1; 2], [3; 4]); e = errorbar([1; 2], [3; 4], [1; 1]);
disp([size(sc.XData); size(b.YData); size(e.YData)])
l = legend('one', 'two'); l.Title.String = 'Two of them'; disp(l.Title.String), title(l, 'Both'), disp(get(l.Title, 'String'))
l.Title.FontSize = 12;
h = histogram([1 2 2 3 4], 'BinEdges', 0.5:4.5); disp(h.BinLimits)
% Axes' rulers, the x axis of two sides, formats of ticks.
figure, ax = axes; plot(ax, 1:3)
ax.XAxis.Color = 'r'; ax.YAxis.TickValues = [1 2]; ax.XAxis.TickLabelRotation = 30; ax.YAxis.FontSize = 14;
disp(ax.XColor), disp(ax.YTick), disp(ax.XTickLabelRotation), disp(ax.FontSize), disp(class(ax.XAxis))
ax.XAxis.Label.String = 'time'; disp(ax.XLabel.String)
yyaxis left, plot(1:5), yyaxis right, plot((1:5).^2)
xlim([1 4]), disp(get(gca, 'XLim')), disp(ax.XLim)
ax.YAxis(1).Color = 'k'; ax.YAxis(2).Color = [0 1 0]; disp(ax.YColor), disp(get(gca, 'YColor'))
subplot(2, 2, 3), yyaxis left, plot(1:3), yyaxis right, plot(3:5), right = gca;
subplot(2, 2, 4), disp(isgraphics(right))
figure, plot(0:2), yticks([0 1 2]), ytickformat('%.2f'), disp(yticklabels'), xticks(1:3), xtickformat('usd'), disp(xticklabels')
ytickformat(gca, 'percentage'), disp(yticklabels'), ytickformat('auto'), disp(get(gca, 'YTickLabelMode'))
surf(magic(3)), zticks([2 4]), ztickformat('degrees'), disp(get(gca, 'ZTickLabel')')
axis([0 4 0 8]), zoom(2), disp(axis), zoom on, pan on, rotate3d off, datacursormode on
try, zoom sideways, catch e, disp(e.message), end
try, pan up, catch e, disp(e.message), end
