% SPDX-License-Identifier: Apache-2.0
% A surface over its contour.
[x, y] = meshgrid(-2:0.2:2);
surfc(x, y, x.^2 - y.^2)
title('A saddle')
