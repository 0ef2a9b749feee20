% SPDX-License-Identifier: Apache-2.0
% The Mandelbrot set.
[x, y] = meshgrid(linspace(-2.2, 0.8, 480), linspace(-1.2, 1.2, 384));
c = x + 1i*y;
z = 0*c;
n = zeros(size(c));
for k = 1:60
    z = z.^2 + c;
    n = n + (abs(z) < 2);
end
imshow(n, [0 60])
colormap hot
