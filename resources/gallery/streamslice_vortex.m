% SPDX-License-Identifier: Apache-2.0
% Streamlines evenly over a plane.
[x, y] = meshgrid(-2:0.1:2);
streamslice(x, y, -y - 0.3*x, x - 0.3*y)
axis equal tight, title('A vortex')
