% SPDX-License-Identifier: Apache-2.0
% A curve in space.
t = linspace(0, 8*pi, 400);
plot3(cos(t), sin(t), t, 'LineWidth', 1.5)
grid on, xlabel('x'), ylabel('y'), zlabel('t'), title('A helix')
