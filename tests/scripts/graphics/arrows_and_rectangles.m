% Arrows and rectangles are objects: what they are made of is read, and changes what is drawn.
[x, y] = meshgrid(1:3, 1:2); u = ones(2, 3); v = [0 1 2; 3 4 5];
q = quiver(x, y, u, v, 0); disp(class(q)), disp(q.Type), disp(q.AutoScale), disp([q.AutoScaleFactor q.MaxHeadSize q.LineWidth])
disp(q.XData), disp(q.UData), disp(q.VData), disp(xlim), disp(ylim)
q.UData = 2*u; disp(xlim), q.AutoScale = 'on'; disp(q.AutoScale), set(q, 'AutoScaleFactor', 2, 'ShowArrowHead', 'off', 'MaxHeadSize', 0.5), disp(q.ShowArrowHead)
q.Color = 'r'; q.LineStyle = ':'; q.Alignment = 'center'; disp(q.Color), disp(q.Alignment), disp(q.SeriesIndex)
tell(@() set(q, 'Alignment', 'side')), tell(@() set(q, 'AutoScaleFactor', -1)), tell(@() set(q, 'VData', 'no')), tell(@() set(q, 'Speed', 1))
p = quiver(u, v); disp(p.XData), disp(p.YData), disp(p.XDataMode), disp(p.AutoScaleFactor)
p = quiver(1:3, 1:2, u, v, 'off', 'b--', 'DisplayName', 'wind'); disp(p.XData), disp(p.LineStyle), disp(p.Color), disp(p.DisplayName), disp(p.AutoScale)
p = quiver(0, 0, 1, 2, 0.5, 'o', 'filled'); disp(p.Marker), disp(p.ShowArrowHead), disp(p.AutoScaleFactor)
s = quiver3(0, 0, 0, 1, 2, 3, 0, 'ShowArrowHead', 'off'); disp(zlim), s.WData = 6; disp(zlim), disp(s.ZData), disp(isempty(findobj(gca, 'Type', 'line')))
clf, hold on, a = quiver(1, 1, 1, 1); b = quiver(2, 2, 1, 1); disp(isequal(a.Color, b.Color)), disp([a.SeriesIndex b.SeriesIndex]), colororder([1 0 0; 0 1 0]), disp(b.Color)
c = copyobj(a, gca); disp(c.UData), disp(class(c)), legend('one', 'two'), disp(b.DisplayName)
clf, r = rectangle('Position', [1 2 3 4], 'FaceColor', 'g'); disp(class(r)), disp(r.Type), disp(r.Position), disp(r.Curvature), disp([xlim ylim])
disp(r.FaceColor), disp(r.EdgeColor), disp(r.LineStyle), disp(r.LineWidth)
r.Position = [5 5 10 10]; disp(r.Position), disp([xlim ylim]), set(r, 'Curvature', [0.5 1], 'LineStyle', '--', 'LineWidth', 2, 'EdgeColor', 'none', 'FaceAlpha', 0.5), disp(r.Curvature), disp(r.EdgeColor), r.Curvature = 1; disp(r.Curvature)
tell(@() set(r, 'Position', [0 0 -1 1])), tell(@() set(r, 'Position', [1 2 3])), tell(@() set(r, 'Curvature', 2)), tell(@() set(r, 'LineStyle', '~')), tell(@() rectangle('Corner', 1)), disp(numel(findobj(gca, 'Type', 'rectangle')))
d = copyobj(r, axes); disp(d.Position), disp(d.LineStyle), delete(r), disp(isgraphics(r))
% All properties of any object in a structure, and as a list.
l = line(1:2, 1:2, 'Tag', 'mine', 'UserData', {1}); s = get(l); disp(isequal(s.Parent, gca)), disp(isempty(s.Children)), disp(s.Tag), disp(s.UserData), disp(s.HandleVisibility), disp(s.Type), disp(s.BeingDeleted)
names = fieldnames(s); disp(isequal(names, sort(names)) || isequal(lower(names), sort(lower(names))))
hold on
for h = {gcf, gca, l, d, quiver(1, 1, 1, 1), title('t'), colorbar, legend('x'), text(1, 1, 'a'), light, xline(1), hggroup, surf(peaks(4)), patch([0 1 1], [0 0 1], 'r')}
    if ~all(isfield(get(h{1}), {'Parent', 'Children', 'UserData', 'Tag', 'Type', 'Visible', 'HandleVisibility'})), disp(class(h{1})), end
end
f = gcf; disp(f.Parent == groot), disp(get(get(gca, 'Title'), 'Parent') == gca), get(hggroup)
% Axes are copied with what is in them.
clf, surf(peaks(4)), hold on, t = hgtransform('Matrix', makehgtform('translate', [1 0 0])); plot3([0 1], [0 1], [5 6], 'Parent', t); title('original'), g = figure; k = copyobj(findobj(f, 'Type', 'axes'), g); disp(k.Title.String), disp(numel(k.Children)), disp(numel(findobj(g, 'Type', 'hgtransform'))), disp(k.Parent == g)
tell(@() copyobj(k, k)), tell(@() copyobj(t, g))
function tell(f)
try, f(); disp('taken'), catch e, disp(e.message), end
end
