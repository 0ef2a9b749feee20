% SPDX-License-Identifier: Apache-2.0
% Lines of equal height of a function.
fcontour(@(x, y) sin(x).*cos(y) + x/6, [-6 6], 'LineWidth', 1)
colorbar, title('fcontour')
