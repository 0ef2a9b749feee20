% Triangles are named from their smallest point on, counterclockwise; of a square one diagonal is taken.
T = delaunay([0 1 0 1], [0 0 1 1.5])
delaunay([0 0; 1 0; 1 1; 0 1; 0.5 0.5])
delaunay([0 0 1 0 3], [0 0 0 1 4])
% A regular grid, all squares of which have four points on a circle: 19*11*2 halves of the unit.
[x, y] = meshgrid(1:20, 1:12);
p = [x(:), y(:)];
T = delaunay(x, y);
size(T)
twice = (p(T(:, 2), 1) - p(T(:, 1), 1)).*(p(T(:, 3), 2) - p(T(:, 1), 2)) - (p(T(:, 3), 1) - p(T(:, 1), 1)).*(p(T(:, 2), 2) - p(T(:, 1), 2));
all(twice == 1)
% No point lies within the circle about another triangle, and the triangles fill the hull.
rng(3);
p = rand(60, 2);
T = delaunay(p);
worst = inf; area = 0;
for k = 1:size(T, 1)
    a = p(T(k, 1), :); b = p(T(k, 2), :) - a; c = p(T(k, 3), :) - a;
    area = area + (b(1)*c(2) - b(2)*c(1))/2;
    o = [b; c]\[b*b'; c*c']/2;
    worst = min(worst, min(sqrt(sum((p - a - o').^2, 2))) - norm(o));
end
[~, whole] = convhull(p);
worst > -1e-9, abs(area - whole) < 1e-12
% Tetrahedra of the cube and of points in space; a simplex of four dimensions.
cube = [0 0 0; 1 0 0; 0 1 0; 0 0 1; 1 1 0; 1 0 1; 0 1 1; 1 1 1];
T = delaunay(cube(:, 1), cube(:, 2), cube(:, 3)); v = 0;
for k = 1:size(T, 1), v = v + det(cube(T(k, 2:4), :) - cube(T(k, 1), :))/6; end, abs(v - 1) < 1e-14
delaunayn([zeros(1, 4); eye(4); 0.2 0.2 0.2 0.2])
[K, v] = convhulln([cube; 0.5 0.5 0.5; 0.5 0.5 0]);
size(K), v, any(K(:) > 8)
[K, v] = convhulln([0 0; 2 0; 2 1; 0 1; 1 0.5])
q = rand(50, 3); T = delaunayn(q); [~, v] = convhulln(q); s = 0;
for k = 1:size(T, 1), s = s + det(q(T(k, 2:4), :) - q(T(k, 1), :))/6; end
abs(s - v) < 1e-12
% Four cells around the middle one, of which the others are open: vertex 1 is at infinity.
[V, C] = voronoin([0 0; 2 0; 0 2; 2 2; 1 1])
[vx, vy] = voronoi([0 2 0 2 1], [0 0 2 2 1])
tries = {@() delaunay(), @() delaunay(1, [1 2]), @() delaunay([0 1 2], [0 1 2]), @() delaunay([0 1], [0 1]), @() delaunay([0 1 NaN], [0 1 1]), @() delaunay(ones(4, 4)), @() delaunay({1}, 2), @() delaunayn([0 0; 1 1]), @() convhulln([0 0; 1 1; 2 2]), @() convhulln([1 2]), @() voronoin([1 2]), @() voronoi(ones(3, 1)), @() voronoi(1:3, 1:4)};
for k = 1:numel(tries), try, tries{k}(), catch e, fprintf('%s: %s\n', e.identifier, e.message), end, end
