% Forms of calls and names of properties that scripts have: rows as series, complex numbers, old names, files.
h = plot([1+2i 3+4i 5-1i]); disp(h.XData), disp(h.YData)
h = plot(1:3, [1 2 3; 4 5 6]); disp(numel(h)), disp(h(2).YData), disp(h(2).XData)
h = plot([1 2; 3 4; 5 6]', 1:2); disp(numel(h)), disp(h(3).XData)
h = plot(1:2, [1i 2+1i]); disp(h.YData)
b = bar(1:3, [2 3 6; 11 23 26]); disp(numel(b)), disp(b(2).YData)
a = area(1:3, [1 2 3; 4 5 6]); disp(numel(a)), disp(a(1).YData)
b = bar([1 2 3], [4 5 6], 'histc'); disp(b.XEndPoints), disp(b.BarWidth)
b = bar([1 2 3], [4 5 6], 'hist'); disp(b.XEndPoints)
[xb, yb] = stairs([1 2 4], [5 6 7]); disp([xb yb]')
[xb, yb] = stairs([5 6]); disp([xb yb]')

plot(1:2), ax = gca;
set(ax, 'XTickLabels', {'a'; 'b'}), disp(get(ax, 'XTickLabels')'), disp(ax.XTickLabel')
set(ax, 'ActivePositionProperty', 'position'), disp(ax.PositionConstraint), ax.PositionConstraint = 'outerposition'; disp(ax.PositionConstraint)
ax.XAxisLocation = 'origin'; ax.YAxisLocation = 'origin'; disp(ax.XAxisLocation), ax.XAxisLocation = 'top'; disp(ax.XAxisLocation)
ax.TitleHorizontalAlignment = 'left'; disp(ax.TitleHorizontalAlignment)
l = legend('a'); l.ItemTokenSize = [15 18]; disp(l.ItemTokenSize)
disp(xlim('mode')), xlim([0 3]), disp(xlim(ax, 'mode'))
a1 = subplot(1, 2, 1); a2 = subplot(1, 2, 2); xlim([a1 a2], [0 7]), axis([a1 a2], 'square'), disp([a1.XLim a2.XLim])
figure(3), close force, disp(ishandle(3))

clf, t = hgtransform('Parent', axes); h = plot(1:3, 'Parent', t); disp(isequal(h.Parent, t)), disp(isgraphics(t))
g = hggroup; plot(1:3, 'Parent', g); plot(2:4, 'Parent', g); disp(numel(g.Children))
clf, axis([0 10 0 10]), t = text(2, 3, 'wide'); e = t.Extent; disp(numel(e)), disp(e(1) == 2 && e(3) > 0 && e(4) > 0), disp(t.FontUnits)
t = text('Position', [4 5], 'String', 'placed'); disp(t.Position), disp(t.String)
t = annotation('textbox'); t.Position = [0.2 0.3 0.4 0.1]; disp(t.Position)
x = 0:3; s = surface([x; x], [x; x], zeros(2, 4), [x; x], 'facecol', 'no', 'edgecol', 'interp', 'linew', 2); disp(s.FaceColor), disp(s.EdgeColor), disp(s.LineWidth)
[c, h] = contour(peaks(9)); clabel(c, h, 'LabelSpacing', 99); disp(h.LabelSpacing)

gscatter(1:4, 1:4, [1 1 2 2], 'rb', 'ox', 5, 'off', 'across', 'up'); disp(get(get(gca, 'XLabel'), 'String'))
[h, ax, whole, counts, own] = plotmatrix(magic(4)); disp(size(h)), disp(numel(counts)), disp(isequal(own(2).Position, ax(2, 2).Position)), title(whole, 'all')
TR = triangulation([1 2 3], [0 0; 1 0; 0 1]); h = triplot(TR); disp(sum(~isnan(h.XData)))
h = fsurf(@(x, y) x + y, [0 1], 'ShowContours', 'on'); disp(h.Type), disp(numel(findobj(gca, 'Type', 'contour')))
h = ezplot('cos(t)', 'sin(t)'); disp(round(max(h.XData.^2 + h.YData.^2), 6))
h = stackedplot([1 2; 3 4], 'Title', 'both'); disp(numel(h.DisplayLabels))
h = boxchart([ones(6, 1); 2*ones(6, 1)], (1:12)', 'GroupByColor', repmat([1; 2], 6, 1), 'Notch', 'on'); disp(numel(h)), l = legend; disp(l.String')
h = pareto([5 3 1 1], 0.8); disp(h(1).YData)
brush on, brush red, brush off
try, brush('loud'), catch e, disp(e.message), end
polarplot([0 1], [1 2]); ax = gca; ax.ThetaAxisUnits = 'radians'; disp(ax.ThetaTickLabel(1:4)'), ax.ThetaTick = [0 pi/2]; disp(ax.ThetaTick), disp(thetaticks)

figure('Position', [0 0 200 100]), plot(1:3)
im = print('-RGBImage', '-r96'); disp(size(im)), disp(class(im))
f = [tempname '.eps']; print('-depsc', f), s = fileread(f); disp(s(1:23)), disp(~isempty(strfind(s, 'showpage'))), delete(f)
n = tempname; saveas(gcf, n, 'epsc'), disp(exist([n '.eps'], 'file')), delete([n '.eps'])
f = [tempname '.gif']; rectangle('Position', [0 0 1 1]), axis off, exportgraphics(gcf, f), exportgraphics(gcf, f, 'Append', true), disp(size(imread(f, 'frames', 'all'), 4)), delete(f)
try, print('-dpsc3', 'a'), catch e, disp(e.message), end
close all
