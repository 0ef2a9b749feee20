% SPDX-License-Identifier: Apache-2.0
% A curve that is given by an equation.
fimplicit(@(x, y) (x.^2 + y.^2 - 4).^3 - 9*x.^2.*y.^3, [-3 3 -3 3], 'LineWidth', 1.5)
axis equal, grid on, title('An implicit curve')
