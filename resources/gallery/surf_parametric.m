% SPDX-License-Identifier: Apache-2.0
% A torus.
[u, v] = meshgrid(linspace(0, 2*pi, 60), linspace(0, 2*pi, 30));
surf((3 + cos(v)).*cos(u), (3 + cos(v)).*sin(u), sin(v), cos(3*u))
axis equal, title('A torus')
