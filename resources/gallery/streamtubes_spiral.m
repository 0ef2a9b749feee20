% SPDX-License-Identifier: Apache-2.0
% Tubes along streamlines, wider where the field spreads.
[x, y, z] = meshgrid(-2:0.25:2);
streamtube(x, y, z, -y + 0.2*x, x + 0.2*y, 0.5 + 0*z, [0.3 0.5 0.7], zeros(1, 3), -2*ones(1, 3));
view(3), axis equal tight, grid on, camlight, lighting gouraud
title('Spreading tubes')
