% Opacity of patches from data, and pictures that share a surface evenly.
p = patch([0 1 1 0], [0 0 1 1], 'r', 'FaceVertexAlphaData', [0; 0.2; 0.8; 1], 'FaceAlpha', 'interp');
disp(p.FaceAlpha), disp(p.FaceVertexAlphaData'), disp(p.AlphaDataMapping)
p.FaceAlpha = 'flat'; p.AlphaDataMapping = 'none'; disp(p.FaceAlpha), disp(p.AlphaDataMapping)
p.FaceAlpha = 0.5; disp(p.FaceAlpha)
v = [0 0; 1 0; 1 1; 0 1; 2 0; 2 1];
q = patch('Faces', [1 2 3 4; 2 5 6 3], 'Vertices', v, 'FaceColor', 'b', 'FaceVertexAlphaData', [0.2; 1], 'FaceAlpha', 'flat', 'EdgeAlpha', 'flat');
disp(q.FaceVertexAlphaData'), disp(q.EdgeAlpha), disp(alim)
try, q.FaceAlpha = 2; catch e, disp(e.message), end
try, q.FaceVertexAlphaData = 'x'; catch e, disp(e.message), end
[x, y, z] = sphere(8);
s = surf(x, y, z, 'CData', rand(40, 60, 3), 'FaceColor', 'texturemap', 'EdgeColor', 'none');
disp(s.FaceColor), disp(size(s.CData))
s.CData = magic(12); disp(size(s.CData)), disp(clim)
s.FaceColor = 'flat'; disp(s.FaceColor)
s.FaceColor = 'texturemap'; drawnow
