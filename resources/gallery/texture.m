% SPDX-License-Identifier: Apache-2.0
% A picture that a sphere wears: its elements share the surface evenly.
[x, y, z] = sphere(24);
[u, v] = meshgrid(linspace(0, 1, 240), linspace(0, 1, 120));
stripes = mod(floor(24*u) + floor(12*v), 2);
picture = cat(3, 0.3 + 0.6*stripes, 0.5*v + 0.2, 1 - 0.7*stripes);
surf(x, y, z, 'CData', picture, 'FaceColor', 'texturemap', 'EdgeColor', 'none')
axis equal off
camlight, material dull
