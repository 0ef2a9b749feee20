% Objects of a group are shown, moved and deleted together.
g = hggroup('Tag', 'mine'); hold on, p = plot(1:3, 'Parent', g); q = plot(2:4); disp(p.Parent == g), disp(q.Parent == gca), disp(numel(g.Children)), disp(numel(get(gca, 'Children')))
disp(get(g, 'Type')), disp(numel(findobj(gca, 'Type', 'line'))), disp(numel(findobj(g))), disp(ancestor(p, 'hggroup') == g), disp(ancestor(p, 'axes') == gca)
set(q, 'Parent', g), disp(numel(g.Children)), q.Parent = gca; disp(numel(g.Children)), g.Visible = 'off'; disp(p.Visible)
delete(g), disp(isgraphics(p)), disp(isgraphics(q))
t = hgtransform; disp(t.Matrix), s = line([0 1], [0 0], 'Parent', t); t.Matrix = makehgtform('zrotate', pi/2); disp(round(t.Matrix(1:2, 1:2))), disp(s.XData)
u = hgtransform('Parent', t, 'Matrix', makehgtform('translate', [1 2 0])); disp(u.Parent == t), disp(numel(t.Children)), set(s, 'Parent', u), disp(numel(t.Children))
tell(@() set(t, 'Matrix', eye(3))), tell(@() set(t, 'Matrix', nan(4))), tell(@() set(t, 'Parent', u)), tell(@() get(g, 'Matrix'))
a = subplot(1, 2, 1); k = plot(a, 1:3); b = subplot(1, 2, 2); set(k, 'Parent', b), disp(numel(a.Children)), disp(numel(b.Children)), disp(k.Parent == b)
function tell(f)
try, f(); disp('taken'), catch e, disp(e.message), end
end
