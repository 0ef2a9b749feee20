% SPDX-License-Identifier: Apache-2.0
% A rose in polar coordinates.
t = linspace(0, 2*pi, 600);
polarplot(t, abs(sin(3*t)), 'LineWidth', 1.3)
title('r = |sin 3\theta|')
