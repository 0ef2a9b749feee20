% Heads of arrows in space open as wide where the axes count differently.
h = quiver3(0, 0, 0, 1, 1, 10, 0, 'k'); hold on
disp(xlim <= 1.5), close all
[x, y, z] = meshgrid(0:1, 0:1, 0:100:100);
quiver3(x, y, z, 0*x + 1, 0*x, 0*x + 100); a = [xlim; ylim]; disp(a(:, 2)' < 3), close all
% Colors of the corners of a surface.
[x, y, z] = meshgrid(0:0.5:2); fv = isosurface(x, y, z, x + y + z, 2.2);
c = isocolors(x, y, z, 10*x, fv.vertices); disp(max(abs(c - 10*fv.vertices(:, 1))) < 1e-12)
c = isocolors(x, y, z, x/2, y/2, z/2, fv.vertices); disp(size(c, 2)), disp(max(abs(c(:) - fv.vertices(:)/2)) < 1e-12)
p = patch(fv, 'FaceColor', 'interp'); isocolors(x, y, z, x, p), disp(isequal(size(p.FaceVertexCData), [size(fv.vertices, 1) 1])), disp(p.FaceColor)
p = patch(fv, 'FaceColor', 'r'); isocolors(x, y, z, x, p), disp(p.FaceColor), close all
disp(isocolors(repmat([1 2; 3 4], 1, 1, 2), [1 1 1; 2 1.5 2; 1 2 1.2])')
try, isocolors(ones(2, 2), [1 1 1]), catch e, disp(e.identifier), end
try, isocolors(ones(2, 2, 2), [1 1]), catch e, disp(e.identifier), end
% An image with its own pixels.
h = imshow(magic(50), []); truesize
f = get(gcf, 'Position'); a = get(gca, 'Position'); disp(round(f([3 4]).*a([3 4]), 2)), disp(f(2) + f(4))
truesize([200 300]), f = get(gcf, 'Position'); a = get(gca, 'Position'); disp(round(f([3 4]).*a([3 4]), 2))
try, truesize([1 -1]), catch e, disp(e.identifier), end
clf, axes, try, truesize, catch e, disp(e.identifier), end
close all
% Triangles of an object.
TR = triangulation([1 2 3; 1 3 4], [0 0 0; 1 0 0; 0 1 1; -1 0 1]);
h = trisurf(TR, 'FaceAlpha', 0.5); disp(h.FaceAlpha), disp(h.Faces), disp(h.Vertices(:, 3)')
h = trimesh(delaunayTriangulation([0 1 0]', [0 0 1]')); disp(h.Vertices(:, 3)'), close all
% Variables of a table name their plots.
T = table((1:3)', [2; 4; 6], [1; 1; 2], 'VariableNames', {'Time', 'A', 'B'});
h = scatter(T, 'Time', 'A', 'filled'); disp(h.DisplayName), h = plot(T, 'Time', ["A" "B"]); disp({h.DisplayName}), close all
h = plot(T, 'Time', 'A', 'DisplayName', 'mine'); disp(h.DisplayName), close all
% A tip without a place is at the first point.
p = plot([3 4 5], [6 7 8]); t = datatip(p); disp(t.String), close all
