% SPDX-License-Identifier: Apache-2.0
% A surface of equal value, closed where the volume ends.
[x, y, z] = meshgrid(linspace(-2, 2, 30), linspace(-2, 0, 16), linspace(-2, 2, 30));
v = 3 - x.^2 - y.^2 - z.^2 + cos(5*x).*cos(5*z)/2;
p = patch(isosurface(x, y, z, v, 0.5), 'FaceColor', [0.3 0.5 0.8], 'EdgeColor', 'none');
isonormals(x, y, z, v, p)
patch(isocaps(x, y, z, v, 0.5), 'FaceColor', 'interp', 'EdgeColor', 'none');
view(150, 20), axis equal tight, camlight, lighting gouraud, colormap turbo, colorbar
title('Cut open')
