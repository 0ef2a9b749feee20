% SPDX-License-Identifier: Apache-2.0
% An image of 8192 by 8192 numbers
n = round(8192 * frameScale());
[x, y] = meshgrid(gpuArray(linspace(-4, 4, n)), gpuArray(linspace(-4, 4, n)));
z = sin(x.^2 + 3*y) .* cos(y.^2 - x) + 0.1*sin(60*x).*sin(60*y);
imagesc(z), axis image, colorbar
title(sprintf('%d by %d image', n, n))
