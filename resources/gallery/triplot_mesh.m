% SPDX-License-Identifier: Apache-2.0
% Triangles of scattered points.
rng(15)
x = rand(60, 1);
y = rand(60, 1);
triplot(delaunay(x, y), x, y), hold on
plot(x, y, 'r.', 'MarkerSize', 10)
axis equal tight, title('Delaunay triangles')
