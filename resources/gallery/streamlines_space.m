% SPDX-License-Identifier: Apache-2.0
% Streamlines in space.
[x, y, z] = meshgrid(-2:0.25:2);
streamline(x, y, z, -y - 0.1*x, x - 0.1*y, 0.25 + 0*z, [0.4 0.8 1.2 1.6], zeros(1, 4), -2*ones(1, 4))
view(3), grid on, title('Streamlines in space')
