% SPDX-License-Identifier: Apache-2.0
% Cells of a grid that is not straight.
[t, r] = meshgrid(linspace(0, pi, 30), linspace(1, 2, 12));
pcolor(r.*cos(t), r.*sin(t), sin(4*t).*r)
axis equal, colorbar, title('pcolor')
