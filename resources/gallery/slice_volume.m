% SPDX-License-Identifier: Apache-2.0
% Cuts through a volume.
[x, y, z] = meshgrid(-2:0.2:2);
slice(x, y, z, x.*exp(-x.^2 - y.^2 - z.^2), [-0.8 0.8], 0, 0)
shading flat, colorbar, title('Cuts')
