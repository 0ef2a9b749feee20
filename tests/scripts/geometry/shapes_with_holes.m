% Polyshapes: holes, regions, arrays, what touches, buffers.
p = polyshape({[0 0 6 6], [1 1 3 3], [1.5 1.5 2 2], [8 8 9 9]}, {[0 6 6 0], [1 3 3 1], [1.5 2 2 1.5], [0 1 1 0]});
fprintf('%d regions, %d holes, %d boundaries, area %.4f, perimeter %.4f\n', p.NumRegions, p.NumHoles, numboundaries(p), area(p), perimeter(p))
disp(ishole(p)'), disp(numsides(p, 1:4)'), disp(area(p, [1 2])'), disp(isequal(p, polyshape(p.Vertices)))
r = regions(p); disp(size(r)), disp(area(r)'), disp([r.NumHoles]')
h = holes(p); disp([size(h) area(h)]), disp([area(rmholes(p)) numboundaries(rmboundary(p, 2:3)) area(rmboundary(p, 4))])
q = addboundary(p, [4 4 5 5], [4 5 5 4]); disp([q.NumHoles area(q)])
[x, y] = boundary(p, 4); disp([x y]'), [x, y] = centroid(p, [1 4]); disp([x y]), [x, y] = boundingbox(p); disp([x y])
[in, on] = isinterior(p, [0.5 1.7 2.5 1 8.5], [0.5 1.7 2.5 1 0.5]); disp([in on]')
[id, b, k] = nearestvertex(p, [8.9 2.9], [0.9 2.9]); disp([id b k])
s = sortregions(p, 'area', 'ascend'); disp(area(s, 1)), s = sortboundaries(p, 'numsides', 'descend'); disp(numboundaries(s))
[x, y] = centroid(polyshape([0 2 2 0 NaN 0 1 1 0] + 1e6, [0 0 2 2 NaN 3 3 4 4])); fprintf('%.4f %.4f\n', x - 1e6, y)
% Arrays.
a = polyshape([0 2 2 0], [0 0 2 2]); b = translate(a, 1, 1); c = translate(a, [5 0]);
v = [a b c]; disp(size(v)), disp(area(v)), disp(v(2).Vertices), disp(numel(v(end:-1:2)))
u = union(v); i = intersect(v(1:2)); x = xor(a, b); d = subtract(v, b); disp([area(u) u.NumRegions area(i) area(x)]), disp(area(d)), disp(overlaps(v)), disp(overlaps(v, c))
w = v'; w(5) = a; disp(size(w)), disp(w(4).NumRegions), w(4) = []; disp(numel(w)), v
disp(area(scale(v, [2 1]))), disp(issimplified(v)), [x, y] = boundingbox(v); disp([x y]), for k = v, fprintf('%.4f ', perimeter(k)), end, fprintf('\n')
[u, s, k] = union(a, b); disp([s k]')
% Edges that lie on each other, corners that touch.
s = @(x, y) polyshape(x + [0 1 1 0], y + [0 0 1 1]);
t = union([s(0, 0) s(1, 0) s(0, 1) s(1, 1)]); disp(t.Vertices), t = union(s(0, 0), s(1, 1)); disp([t.NumRegions t.NumHoles area(t)])
t = union([s(0, 0) s(1, 0) s(2, 0) s(0, 1) s(2, 1) s(0, 2) s(1, 2) s(2, 2)]); disp([t.NumRegions t.NumHoles area(t) size(t.Vertices, 1)])
t = union([s(1, 0) s(0, 1) s(2, 1) s(1, 2)]); disp([t.NumRegions t.NumHoles area(t)])
t = intersect(s(0, 0), s(1, 0)); disp([t.NumRegions area(t)]), t = xor(s(0, 0), s(0.5, 0)); disp([t.NumRegions area(t)])
t = subtract(polyshape([0 4 4 0], [0 0 4 4]), polyshape([0 2 4 2], [2 0 2 4])); disp([t.NumRegions t.NumHoles area(t)])
t = subtract(polyshape([0 4 4 0], [0 0 4 4]), polyshape([0 2 2], [2 1 3])); disp([t.NumRegions t.NumHoles area(t)])
t = 0.1*(0:10)'; worst = 0;
for k = 1:20
    a = rotate(polyshape([0 3 3 0], [0 0 3 3]), 18*k); b = translate(rotate(a, 9*k, [1 1]), cosd(36*k), sind(36*k)); g = rotate(a, 90, [0 0]);
    worst = max([worst, abs(area(union(a, b)) + area(intersect(a, b)) - 18), abs(area(union(a, g)) - 18), area(intersect(a, g)), abs(area(xor(a, b)) - area(subtract(a, b)) - area(subtract(b, a)))]);
end
disp(worst < 1e-12)
[in, out] = intersect(p, [-1 2; 10 2]); disp(in'), disp(out'), in = intersect(p, [-1 0; 10 0]); disp(in')
% Around shapes, points and lines.
a = polyshape([0 4 4 0], [0 0 2 2]); for kind = {'miter', 'square', 'round'}, fprintf('%.4f ', area(polybuffer(a, 0.5, 'JointType', kind{1}))), end, fprintf('%.4f\n', area(polybuffer(a, -0.5)))
e = polybuffer(polyshape({[0 0 6 6], [1 1 5 5]}, {[0 6 6 0], [1 5 5 1]}), 0.25, 'JointType', 'miter'); disp([area(e) e.NumHoles])
e = polybuffer(a, -2); disp([e.NumRegions area(e)]), e = polybuffer([a c], 1, 'JointType', 'miter'); disp(area(e))
e = polybuffer([0 0; 10 0], 'points', 1); fprintf('%d %.4f\n', e.NumRegions, area(e)/(2*pi)), e = polybuffer([0 0; 3 0; 3 3], 'lines', 0.5, 'JointType', 'miter'); disp(area(e))
e = polybuffer([0 0; 4 0], 'lines', 1); fprintf('%.4f\n', (area(e) - 8)/pi)
% Triangles, hulls, turning distances.
T = triangulation(p); P = T.Points; C = T.ConnectivityList; e1 = P(C(:, 2), :) - P(C(:, 1), :); e2 = P(C(:, 3), :) - P(C(:, 1), :); disp(sum(abs(e1(:, 1).*e2(:, 2) - e1(:, 2).*e2(:, 1)))/2)
disp(area(convhull([a c]))), fprintf('%.4f %.4f\n', turningdist(a, rotate(scale(a, 3), 30)) + 1, turningdist(polyshape([0 1 1 0], [0 0 1 1]), polyshape([0 1 0.5], [0 0 sqrt(3)/2])))
f = polyshape([0 2 2 0], [0 0 2 2], 'Simplify', false); z = polyshape([0 2 0 2], [0 2 2 0], 'Simplify', false); disp([issimplified([f z]) area(simplify(z)) simplify(z).NumRegions])
k = polyshape([0 1 2 2 0], [0 0 0 1 1], 'KeepCollinearPoints', true); disp([numsides(k) numsides(simplify(k))])
o = polyshape({[0 0 2 2], [3 5 5 3]}, {[0 2 2 0], [0 0 2 2]}, 'SolidBoundaryOrientation', 'cw'); disp([o.NumRegions area(o)])
a.Vertices = [0 0; 0 1; 1 0]; disp(area(a)), disp(numel(plot([p q])))
hold off, g = plot(polyshape([0 1 1 0], [0 0 1 1])); hold on, b = plot([polyshape({[0 0 6 6], [1 1 3 3]}, {[0 6 6 0], [1 3 3 1]}), c], 'HoleEdgeColor', 'r'); disp([g.FaceColor; b(1).FaceColor; b(2).FaceColor]), disp(strcmp(b(1).EdgeColor, 'none'))
for f = {@() p(7), @() rmboundary(p, 9), @() translate(p, [1 2 3]), @() rotate(p, [1 2]), @() union(p, 3), @() isinterior([p q], 0, 0), @() polyshape([1 2; NaN 3; 4 5]), @() polyshape(1:3, 1:3, 'Simplify'), @() polybuffer(p, 'x'), @() polybuffer(p, 1, 'JointType', 'bevel'), @() scale(p, 0), @() turningdist(p, p)}
    try, f{1}(); disp('none'), catch e, disp(e.message), end
end
try, p.NumHoles = 2; catch e, disp(e.message), end
