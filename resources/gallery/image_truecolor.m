% SPDX-License-Identifier: Apache-2.0
% An image of true colours.
[x, y] = meshgrid(linspace(0, 1, 256));
image(cat(3, x, y, 1 - x.*y))
axis image, title('Red, green and blue')
