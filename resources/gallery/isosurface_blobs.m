% SPDX-License-Identifier: Apache-2.0
% A surface of equal value in a volume.
[x, y, z] = meshgrid(linspace(-2, 2, 36));
v = 1./((x - 0.7).^2 + y.^2 + z.^2 + 0.1) + 1./((x + 0.7).^2 + y.^2 + z.^2 + 0.1);
isosurface(x, y, z, v, 2.1), title('Two blobs')
