% SPDX-License-Identifier: Apache-2.0
% A mesh that hides what is behind it.
[x, y] = meshgrid(-8:0.5:8);
r = hypot(x, y) + eps;
mesh(x, y, sin(r)./r)
title('A ripple')
