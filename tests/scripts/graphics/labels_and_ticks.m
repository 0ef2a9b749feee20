plot(0:10, (0:10).^2);
t = title('Growth \alpha', 'FontSize', 14, 'FontWeight', 'bold', 'Color', 'r');
disp(t.String), disp(t.FontSize), disp(t.FontWeight), disp(t.Color)
t.String = {'two', 'lines'}; disp(strrep(get(get(gca, 'Title'), 'String'), newline, '|'))
set(get(gca, 'XLabel'), 'String', 'time'); disp(gca().XLabel.String)
ax = gca; ax.YLabel.String = 'y'; disp(ax.YLabel.String), l = ylabel(12); disp(l.String), subtitle('below')
xticks([0 5 10]), disp(xticks), xticklabels({'a', 'b', 'c'}), disp(xticklabels')
yticks('auto'), disp(yticks), yticks([0 50 100]), disp(yticks('mode')), yticklabels([1 2 3]), disp(yticklabels')
xtickangle(30), disp(xtickangle), ytickangle(10), disp(get(gca, 'YTickLabelRotation'))
set(gca, 'XTickLabel', 'p|q|r', 'TickDir', 'in', 'FontSize', 12, 'LineWidth', 1.5, 'XColor', 'b', 'Color', 'none')
disp(get(gca, 'XTickLabel')'), disp(get(gca, 'TickDir')), disp(get(gca, 'XColor')), disp(get(gca, 'Color'))
set(gca, 'XMinorTick', 'on', 'YMinorGrid', 'on', 'YAxisLocation', 'right', 'XGrid', 'on', 'Layer', 'top', 'GridLineStyle', ':')
fprintf('%s ', get(gca, 'XMinorTick'), get(gca, 'YMinorGrid'), get(gca, 'YAxisLocation'), get(gca, 'XGrid'), get(gca, 'YGrid')); disp(' ')
set(gca, 'TickDir', 'both'), disp(get(gca, 'TickDir'))
box off, disp(get(gca, 'Box')), box on, grid minor, grid off
l = legend('one', 'Location', 'southwest', 'NumColumns', 2); disp(l.Location), disp(l.NumColumns), disp(l.String)
l.String = {'other'}; l.Orientation = 'horizontal'; disp(get(findobj(gca, 'Type', 'line'), 'DisplayName'))
hold on, h = plot(1:3); legend(h, 'only this'), disp(l.String')
c = colorbar('southoutside'); c.Label.String = 'metres'; c.Ticks = [0 1]; c.TickLabels = {'low', 'high'};
disp(c.Location), disp(c.Label.String), disp(c.TickLabels'), colorbar off, disp(get(c, 'Visible'))
set(gca, 'XLimMode', 'manual'), disp(get(gca, 'XLimMode')), set(gca, 'XLimMode', 'auto', 'ColorOrderIndex', 3), disp(get(gca, 'XLimMode'))
legend boxoff, disp(l.Box), set(get(gca, 'YLabel'), 'Rotation', 0), disp(get(get(gca, 'YLabel'), 'Rotation'))
x = text(1, 2, 'a_b', 'Interpreter', 'none', 'FontName', 'DejaVu Sans', 'FontAngle', 'italic', 'BackgroundColor', 'y', 'EdgeColor', 'k', 'Margin', 2, 'Units', 'normalized');
disp(x.Interpreter), disp(x.FontAngle), disp(x.BackgroundColor), disp(x.Units)
function tell(f), try, f(), catch e, disp(e.message), end, end
tell(@() set(gca, 'XTick', [2 1])), tell(@() set(gca, 'TickDir', 'up')), tell(@() legend('a', 'Location', 'nowhere')), tell(@() grid('maybe'))
tell(@() set(x, 'Interpreter', 'word')), tell(@() colorbar('sideways'))
