% Parts of volumes, what closes an isosurface, cones and tubes along fields, and the camera.
[x, y, z, v] = flow(10);
disp(size(v)), disp(all(isfinite(v(:))))
disp(isequal(v, flow(x, y, z))), disp(size(flow))
disp(volumebounds(x, y, z, v) - [0.1 10 -3 3 -3 3 min(v(:)) max(v(:))])
disp(volumebounds(zeros(2, 3, 4)))
[sx, sy, sz, sv] = subvolume(x, y, z, v, [1 5 NaN NaN 0 NaN]);
disp(size(sv)), disp(min(sx(:)) >= 1 && max(sx(:)) <= 5 && min(sz(:)) >= 0), disp(isequal(size(sy), size(sv)))
disp(size(reducevolume(v, [2 2 5])))
[rx, ry, rz, rv] = reducevolume(x, y, z, v, 2); disp(isequal(size(rx), size(ry), size(rz), size(rv)))

% A ball cut by the border of its volume: its cap is a disc.
[x, y, z] = meshgrid(linspace(-1, 1, 21), linspace(-1, 1, 21), linspace(0, 1, 11));
v = 1 - sqrt(x.^2 + y.^2 + z.^2);
fvc = isocaps(x, y, z, v, 0.4);
disp(all(abs(fvc.vertices(:, 3)) < 1e-12)), disp(max(sqrt(sum(fvc.vertices.^2, 2))) <= 0.6 + 1e-9)
p = fvc.vertices(:, 1:2);
f = fvc.faces;
area = sum(abs((p(f(:, 2), 1) - p(f(:, 1), 1)).*(p(f(:, 3), 2) - p(f(:, 1), 2)) - (p(f(:, 3), 1) - p(f(:, 1), 1)).*(p(f(:, 2), 2) - p(f(:, 1), 2))))/2;
disp(abs(area - pi*0.36) < 0.02), disp(min(fvc.facevertexcdata) >= 0.4)
[f, w, c] = isocaps(x, y, z, v, 0.4, 'zmax'); disp([numel(f) numel(w) numel(c)])
[f, w, c] = isocaps(v, 0.4, 'below', 'zmin'); disp(max(c) <= 0.4), disp(~isempty(f))
isocaps(x, y, z, v, 0.4); disp(get(gco2, 'Type'))

fv = isosurface(x, y, z, v, 0.4);
n = isonormals(x, y, z, v, fv.vertices);
n = n./sqrt(sum(n.^2, 2)); r = fv.vertices./sqrt(sum(fv.vertices.^2, 2));
inner = fv.vertices(:, 3) > 0.1;
disp(min(sum(n(inner, :).*r(inner, :), 2)) > 0.95)
small = reducepatch(fv, 0.2);
disp(size(small.faces, 1) <= 0.2*size(fv.faces, 1) && size(small.faces, 1) > 10)
[f, w] = reducepatch(fv.faces, fv.vertices, 50); disp(size(f, 1) <= 50), disp(size(w, 2))
apart = shrinkfaces(struct('faces', [1 2 3], 'vertices', [0 0; 4 0; 0 4]), 0.25); disp(apart.vertices)
q = surf2patch(1:3, 1:2, [1 2 3; 4 5 6]); disp(q.faces), disp(q.vertices')
q = surf2patch(magic(3), 'triangles'); disp(size(q.faces))

h = tetramesh([1 2 3 4; 2 3 4 5], [0 0 0; 1 0 0; 0 1 0; 0 0 1; 1 1 1], 'FaceAlpha', 0.3); disp(numel(h)), disp(h(1).FaceAlpha)
h = fimplicit3(@(x, y, z) x.^2 + y.^2 + z.^2 - 1, [-2 2], 'MeshDensity', 15, 'EdgeColor', 'none');
r = sqrt(sum(h.Vertices.^2, 2)); disp(max(abs(r - 1)) < 0.05), disp(h.EdgeColor), disp(zlim)
[x, y, z] = meshgrid(-2:2);
h = coneplot(x, y, z, 0*x + 1, 0*x, 0*x, [0 1], [0 0], [0 0], 0);
disp(size(h.Vertices)), disp(max(h.Vertices(:, 1)) - 1.5)
h = coneplot([0 1], [0 0], [0 0], [1 1], [0 1], [0 0]); disp(h.Type)
h = streamtube(x, y, z, 0*x + 1, 0*x, 0*x, -2, 0, 0); disp(size(h.XData, 2)), disp(round(max(abs(h.YData(:))), 3))
h = streamribbon(x, y, z, 0*x + 1, 0*x, 0*x, [-2 -2], [0 1], [0 0]); disp(numel(h)), disp(size(h(1).XData, 2))

surf(peaks(10))
before = campos; to = camtarget;
camdolly(0, 0, 0.1), disp(norm(campos - before) > 0), disp(norm((campos - before) - (camtarget - to)) < 1e-9)
camroll(30), disp(abs(norm(camup) - 1) < 1e-9)
far = norm(camtarget - campos); campan(5, 0), disp(abs(norm(camtarget - campos) - far) < 1e-6*far)
camlookat, disp(norm(camtarget - [mean(xlim) mean(ylim) mean(zlim)]) < 1e-6)
h = plot3([1 0], [0 0], [0 0]); rotate(h, [0 0 1], 90, [0 0 0]), disp(round([h.XData; h.YData], 6))
L = membrane(1, 8); disp(size(L)), disp(max(L(:))), disp(min(L(:)) >= -1e-12), disp(nnz(L(end, :)))
close all

function h = gco2
h = get(gca, 'Children');
h = h(1);
end
