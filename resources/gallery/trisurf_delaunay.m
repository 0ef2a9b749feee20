% SPDX-License-Identifier: Apache-2.0
% A surface over scattered points.
rng(14)
x = 4*rand(200, 1) - 2;
y = 4*rand(200, 1) - 2;
trisurf(delaunay(x, y), x, y, x.*exp(-x.^2 - y.^2)), title('trisurf')
