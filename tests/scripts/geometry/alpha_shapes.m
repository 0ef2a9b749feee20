% Alpha shapes of points in the plane and in space.
[x, y] = meshgrid(0:4); k = ~(x > 2 & y > 2);
shp = alphaShape(x(k), y(k), 0.8)
disp([area(shp) perimeter(shp) numRegions(shp)]), disp(size(alphaTriangulation(shp))), [bf, P] = boundaryFacets(shp); disp([size(bf) size(P)])
disp(isequal(bf(2:end, 1), bf(1:end - 1, 2)) && bf(1, 1) == bf(end, 2)), a = P(bf(:, 1), :); b = P(bf(:, 2), :); disp(sum(a(:, 1).*b(:, 2) - b(:, 1).*a(:, 2))/2)
disp(inShape(shp, [1 3.5 -1], [1 3.5 0])), [tf, id] = inShape(shp, [1 1; 3.6 3.6]); disp([tf id])
shp.Alpha = Inf; disp(area(shp)), fprintf('%.4f %.4f\n', perimeter(shp), criticalAlpha(shp, 'all-points')), disp(all(diff(alphaSpectrum(shp)) < 0))
d = alphaShape(x(k), y(k)); disp(area(d)), disp(abs(d.Alpha - sqrt(0.5)) < 1e-12), disp(abs(criticalAlpha(d, 'one-region') - sqrt(0.5)) < 1e-12)
% Two regions, of which one can be left out; a hole, which can be filled.
[x, y] = meshgrid(0:6); x = x(:); y = y(:); hole = x > 1 & x < 5 & y > 1 & y < 5; x(hole) = []; y(hole) = [];
r = alphaShape([x; 20; 21; 20; 21], [y; 0; 0; 1; 1], 0.8); disp([numRegions(r) area(r) area(r, 1) perimeter(r, 2)]), disp(area(r, 1:2))
[tf, id] = inShape(r, [0.5 3 20.5], [0.5 3 0.5]); disp([tf; id]), disp(inShape(r, 20.5, 0.5, 1)), r.RegionThreshold = 1; disp([numRegions(r) area(r)]), r.HoleThreshold = 16; disp([area(r) perimeter(r)])
r.HoleThreshold = 13; disp(area(r)), fprintf('%d\n', criticalAlpha(r, 'one-region') > 6), [I, D] = nearestNeighbor(r, 3, 3); fprintf('%.4f\n', D), disp(size(I))
r.Alpha = 0; disp([numRegions(r) area(r) size(boundaryFacets(r), 1)])
% In space.
[x, y, z] = ndgrid(0:3, 0:2, 0:2); s = alphaShape(x(:), y(:), z(:), 1); disp([volume(s) surfaceArea(s) numRegions(s)]), disp(inShape(s, [1 1 1; 4 1 1; 3 2 2])'), disp(size(alphaTriangulation(s), 2))
[F, P] = boundaryFacets(s); a = P(F(:, 1), :); disp(abs(sum(dot(a, cross(P(F(:, 2), :), P(F(:, 3), :), 2), 2))/6 - 12) < 1e-12)
t = linspace(0, 2*pi, 25)'; t(end) = []; u = (1:5)'*pi/6; [t, u] = meshgrid(t, u); b = alphaShape([cos(t(:)).*sin(u(:)), sin(t(:)).*sin(u(:)), cos(u(:)); 0 0 1; 0 0 -1], Inf); fprintf('%.3f %.3f\n', volume(b), surfaceArea(b))
h = plot(shp); disp(class(h)), disp(class(plot(s, 'FaceColor', 'red', 'FaceAlpha', 0.2)))
e = alphaShape(); disp(e.Alpha), e = alphaShape([0 0; 1 1; 2 2]); disp([area(e) numRegions(e)])
w = warning('off', 'MATLAB:alphaShape:DupPointsBasicWarnId'); e = alphaShape([0 1 1 0 0], [0 0 1 1 0], 1); disp([size(e.Points) area(e)]), warning(w)
for f = {@() alphaShape([1 2 3], [1 2]), @() alphaShape(ones(3, 4)), @() alphaShape([0 0; NaN 1; 1 0]), @() alphaShape([0 0; 1 0; 0 1], -1), @() area(s), @() volume(shp), @() area(shp, 3), @() criticalAlpha(shp, 'points'), @() inShape(s, [1 2]), @() alphaShape([0 0; 1 0; 0 1], 1, 'HoleThreshold', -1)}
    try, f{1}(); disp('none'), catch e, disp(e.message), end
end
try, shp.Alpha = 'a'; catch e, disp(e.message), end
