% SPDX-License-Identifier: Apache-2.0
% Polygons of different colours.
t = linspace(0, 2*pi, 7);
for k = 1:5
    patch(2.3*k + cos(t), mod(k, 2) + sin(t), k)
end
colormap cool, axis equal, title('Polygons')
