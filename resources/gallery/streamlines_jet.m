% SPDX-License-Identifier: Apache-2.0
% Streamlines from places on the left.
[x, y] = meshgrid(0:0.1:6, -2:0.1:2);
u = 1 + 0*x;
v = sin(x).*exp(-y.^2/4);
streamline(x, y, u, v, zeros(1, 15), linspace(-1.8, 1.8, 15))
axis tight, title('Streamlines'), box on
