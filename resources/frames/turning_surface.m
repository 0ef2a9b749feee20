% SPDX-License-Identifier: Apache-2.0
% A surface over 2048 by 2048 points, lit, while the camera turns
n = round(2048 * frameScale());
[x, y] = meshgrid(gpuArray(linspace(-3, 3, n)), gpuArray(linspace(-3, 3, n)));
z = 3*(1 - x).^2 .* exp(-x.^2 - (y + 1).^2) - 10*(x/5 - x.^3 - y.^5) .* exp(-x.^2 - y.^2) - ...
    exp(-(x + 1).^2 - y.^2)/3 + 0.05*sin(20*x).*cos(20*y);
surf(x, y, z), shading interp, camlight, lighting gouraud
title(sprintf('Surface of %d by %d points', n, n))
