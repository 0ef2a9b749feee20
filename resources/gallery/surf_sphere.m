% SPDX-License-Identifier: Apache-2.0
% A sphere with the colours of its height, seen from afar.
[x, y, z] = sphere(40);
surf(x, y, z, z), axis equal, shading interp, colormap parula
camlight, title('A sphere')
