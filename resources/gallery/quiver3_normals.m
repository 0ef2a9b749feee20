% SPDX-License-Identifier: Apache-2.0
% Normals of a surface.
[x, y] = meshgrid(-2:0.4:2);
surfnorm(x, y, x.*exp(-x.^2 - y.^2))
title('Normals')
