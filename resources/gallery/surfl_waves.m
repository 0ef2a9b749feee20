% SPDX-License-Identifier: Apache-2.0
% A surface that is shaded as if light fell on it.
[x, y] = meshgrid(linspace(-6, 6, 70));
r = hypot(x, y) + eps;
surfl(x, y, sin(r)./r), shading interp, colormap gray
title('surfl')
