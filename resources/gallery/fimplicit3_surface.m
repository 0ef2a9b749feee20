% SPDX-License-Identifier: Apache-2.0
% The surface on which a function of three variables is zero.
fimplicit3(@(x, y, z) cos(x) + cos(y) + cos(z), [-5 5], 'EdgeColor', 'none', 'MeshDensity', 30);
camlight, lighting gouraud, axis equal tight, title('cos x + cos y + cos z = 0')
