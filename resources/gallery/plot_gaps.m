% SPDX-License-Identifier: Apache-2.0
% NaN makes gaps; infinite values are left out of the limits.
x = -2:0.01:2;
y = tan(pi*x/2);
y(abs(y) > 6) = NaN;
plot(x, y, 'LineWidth', 1.2)
yline(0), xline([-1 1], '--')
title('tan(\pi x/2)'), ylim([-6 6])
