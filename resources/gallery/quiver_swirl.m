% SPDX-License-Identifier: Apache-2.0
% Arrows of a field over its potential.
[x, y] = meshgrid(-2:0.25:2);
z = x.*exp(-x.^2 - y.^2);
[u, v] = gradient(z, 0.25, 0.25);
contour(x, y, z, 12), hold on
quiver(x, y, u, v, 'k')
axis equal tight, title('A gradient')
