clf, h = quiver(ones(3), ones(3), 'AutoScale', 'off', 'ShowArrowHead', 'off'); disp(numel(h.XData)), disp(xlim)
h = pie([1 1 2]); disp(numel(h)), disp(h(2).String), disp(h(6).String), pie([0.1 0.2]);
spy(eye(4)), disp(get(get(gca, 'XLabel'), 'String')), disp(get(gca, 'YDir'))
h = fplot(@(x) x.^2, [0 2]); disp([min(h.XData) max(h.YData)]), h = fplot(@sin, @cos, [0 pi]); disp(abs(h.XData(end)) < 1e-12)
h = fplot(@(x) 1./x, [-1 1]); disp(any(isnan(h.YData)))
ezplot('x^2+1', [0 2]); disp(get(get(gca, 'Title'), 'String')), ezplot('x^2+y^2=1', [-2 2]); disp(numel(findobj(gca, 'Type', 'contour')))
h = polarplot([0 pi/2], [1 2], 'r'); fprintf('%.4f ', h.XData, h.YData), disp(' '), polarplot(1:4); compass([1 0], [0 1]); legend('a', 'b')
clf, boxchart([1 2 3 4 100; 2 3 4 5 6]'), disp(get(gca, 'XTick')), boxchart([1 1 2 2], [1 2 3 4]);
heatmap([1 2; 3 4], 'Title', 'T'); disp(numel(findobj(gca, 'Type', 'text'))), disp(get(gca, 'XTickLabel')')
h = histogram2([0.1 0.2 0.9], [0.1 0.2 0.9], [2 2], 'DisplayStyle', 'tile'); disp(h.CData)
h = histogram2([0.1 0.2 0.9], [0.1 0.2 0.9], [2 2], 'FaceColor', 'flat'); disp(size(h.Faces)), disp(max(h.Vertices)), disp(get(gca, 'View'))
a = animatedline('Color', 'r'); addpoints(a, 1, 2), addpoints(a, [2 3], [4 5]); [x, y] = getpoints(a); disp([x; y]), clearpoints(a), disp(numel(a.XData))
b = animatedline(1:3, 1:3, 'MaximumNumPoints', 2); addpoints(b, 4, 9), disp(b.YData)
