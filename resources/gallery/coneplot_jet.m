% SPDX-License-Identifier: Apache-2.0
% Cones along a field in space.
[x, y, z] = meshgrid(-2:0.5:2);
u = -y; v = x; w = 0.4 + 0*z;
[cx, cy, cz] = meshgrid(-2:1:2, -2:1:2, -2:2:2);
coneplot(x, y, z, u, v, w, cx, cy, cz, 1.5);
view(3), axis equal, grid on, camlight, lighting gouraud, colorbar
title('Speed and direction')
