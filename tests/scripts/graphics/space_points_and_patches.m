% Lines, points and patches in space.
h = plot3(1:3, [4 5 6], [7 8 9], 'r--o', 'LineWidth', 2);
disp({h.LineStyle, h.Marker}), disp(h.Color), disp(h.ZData), disp(h.LineWidth), disp(class(h))
disp(get(gca, 'View'))
h = plot3(magic(3), magic(3), magic(3)); disp(size(h))
h = plot3((1:3)', magic(3), 1:3); disp(h(2).YData'), disp(h(2).ZData)
h = plot3(1:2, 1:2, 1:2, 'k', 3:4, 3:4, 3:4, 'g.'); disp(h(1).Color), disp(h(2).Marker)
hold on, plot3(5, 5, 5, 'x'), disp(numel(get(gca, 'Children'))), hold off
line(1:2, 1:2, 'ZData', [5 6]); disp(zlim)

s = scatter3(1:3, 1:3, [2 4 6], 40, [1 5 9], 'filled');
disp({s.MarkerFaceColor, s.MarkerEdgeColor}), disp(s.SizeData), disp(s.CData), disp(clim)
s = scatter3([1 2], [1 2], [1 2], 'r^'); disp(s.Marker), disp(s.ZData)

s = stem3([1 2; 3 4]); disp(s.XData), disp(s.YData), disp(s.ZData), disp(get(s, 'Type')), disp(zlim)
s = stem3(1:2, 1:3, ones(3, 2), 'filled', 'm'); disp(s.YData), disp(s.MarkerFaceColor)
t = text(1, 2, 3, 'here'); disp(t.Position)
t.Position = [4 5 6]; disp(t.Position)

T = [1 2 3; 2 4 3]; x = [0 1 0 1]; y = [0 0 1 1]; z = [1 2 3 4];
p = trisurf(T, x, y, z); disp({p.FaceColor, get(p, 'Type')}), disp(p.Faces), disp(p.Vertices), disp(clim)
p = trisurf(T, x, y, z, [5 6 7 8]); disp(p.FaceVertexCData), disp(clim)
p = trimesh(T, x, y, z); disp(p.EdgeColor), disp(p.FaceColor)
p = trimesh(T, x, y); disp(p.FaceColor), disp(get(gca, 'View'))

p = fill3([0 1 1], [0 0 1], [1 2 3], [1 2 3]); disp(p.FaceColor), disp(get(gca, 'View'))
p = fill3([0 1 1], [0 0 1], [1 2 3], 'g', 'FaceAlpha', 0.3); disp(p.FaceColor), disp(p.FaceAlpha)
clf
p = patch([0 1 1 0], [0 0 1 1], [0 0 1 1], 'r'); disp(p.FaceColor), disp(p.ZData), disp(get(gca, 'View'))
p = patch('Vertices', [0 0 0; 1 0 0; 1 1 1; 0 1 1], 'Faces', [1 2 3 4], 'FaceColor', 'flat', ...
    'FaceVertexCData', [0.5; 1; 2; 3]); disp(p.FaceColor), disp(clim), disp(size(p.Vertices))
p.Faces = [1 2 3; 1 3 4]; disp(p.Faces), p.Vertices(3, 3) = 5; disp(zlim)
p = patch(struct('vertices', [0 0 0; 1 0 0; 1 1 1], 'faces', [1 2 3]), 'FaceColor', 'b'); disp(p.Faces)
p = patch([0 1 1], [0 0 1], [1 2 3]); disp(p.FaceColor), disp(p.FaceVertexCData)
p = patch([0 2 2 1 0], [0 0 2 1 2], [1 1 1 1 1], 7); disp(p.FaceColor), disp(p.FaceVertexCData)
f = fill([0 1 1], [0 0 1], [3 4 5]); disp(f.FaceColor), disp(clim)
p = patch('XData', [0 1 1], 'YData', [0 0 1], 'ZData', [1 1 2], 'FaceColor', 'none'); disp(p.FaceColor)

attempts = {@() plot3(1:3, 1:3), @() plot3(1:3, 1:2, 1:3), @() plot3(1:3, 1:3, 1:3, 'zz'), ...
    @() scatter3(1:3, 1:3, 1:2), @() scatter3(1:3, 1:3, 1:3, 1:2), @() stem3(1:3, 1:2, 1:3), ...
    @() trisurf([1 2 9], x, y, z), @() fill3([0 1 1], [0 0 1], [0 1], 'r'), ...
    @() patch([0 1 1], [0 0 1], [0 1 2], 'mauve'), @() patch('Faces', [1 2 3], 'Vertices', ones(3, 4)), ...
    @() patch('Faces', [1 2 7], 'Vertices', [0 0 1; 1 0 1; 1 1 1]), @() patch([0 1 1], [0 0 1], [1 2])};
for k = 1:numel(attempts)
    try
        attempts{k}();
        disp('no error')
    catch e
        disp([e.identifier ' | ' e.message])
    end
end
