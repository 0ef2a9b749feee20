% Categories as coordinates stand at the places of those that the axes show.
c = categorical({'a', 'b', 'c'});
plot(c, [1 3 2], '-o'), hold on
t = text(categorical({'b'}), 2.7, 'note'); disp(t.Position(1:2))
h = xline(categorical({'c'})); disp(h.Value)
% Others come behind them, and keep their own order.
s = scatter(categorical({'z', 'b'}), [1 2]); disp(s.XData), disp(get(gca, 'XTickLabel')'), disp(xlim)
b = bar(categorical({'c'}), 2); disp(b.XData)
xlim(categorical({'a', 'b'})), disp(xlim)
xticks(categorical({'a', 'c'})), disp(get(gca, 'XTick')), disp(get(gca, 'XTickLabel')')
try, xticks(categorical({'nowhere'})), catch e, disp(e.identifier), end
try, xlim(categorical({'c', 'a'})), catch e, disp(e.identifier), end
close all
% Not held: places of their own.
plot(categorical({'x', 'y'}), [1 2])
s = scatter(categorical({'y', 'z'}), [1 2]); disp(s.XData), disp(get(gca, 'XTickLabel')'), close all
% Up the axis, and both ways; one that is undefined is left out.
s = scatter([1 2 3], categorical({'a', '', 'b'})); disp(s.YData), disp(get(gca, 'YTickLabel')'), close all
s = plot(c, categorical({'p', 'q', 'p'}), 'x'); disp(s.XData), disp(s.YData)
disp(get(gca, 'XTickLabel')'), disp(get(gca, 'YTickLabel')'), close all
% Points beside each other.
g = categorical(repelem(["Mon"; "Tue"], 3));
h = swarmchart(g, [1 1 1 2 5 9]', 10, 'filled'); disp(round(h.XData, 6)), disp(get(gca, 'XTickLabel')'), close all
h = swarmchart3(g, (1:6)', (1:6)'); disp(h.XData), disp(get(gca, 'XTickLabel')'), close all
h = errorbar(c, 1:3, [1 1 1]); disp(h.XData), close all
% A bar for each category.
ax = axes;
h = histogram(ax, categorical({'x', 'y', 'y', 'z', 'z', 'z'}), 'BarWidth', 0.5); disp(h.YData), disp(h.BarWidth), disp(ax.XTickLabel'), cla
h = histogram(categorical({'x', 'y', 'y', 'z', 'z', 'z'}), 'DisplayOrder', 'descend', 'Normalization', 'probability');
disp(round(h.YData, 3)), disp(get(gca, 'XTickLabel')'), cla
h = histogram(categorical({'x', 'y', 'y', 'z'}), {'y', 'w'}); disp(h.YData), disp(get(gca, 'XTickLabel')'), cla
h = histogram(categorical({'x', 'y', 'y'}), 'Orientation', 'horizontal', 'FaceColor', 'r'); disp(h.Horizontal), disp(get(gca, 'YTickLabel')'), close all
% Colours and markers of groups, as a string, too.
h = gscatter(1:4, 1:4, [1 1 2 2], "rb", "ox", 8); disp({h.Marker}), disp(h(2).Color), disp(h(1).MarkerSize), close all
