% SPDX-License-Identifier: Apache-2.0
% Arrows and boxes over a figure.
x = linspace(0, 4, 200);
plot(x, exp(-x).*sin(5*x), 'LineWidth', 1.2)
annotation('textarrow', [0.42 0.21], [0.72 0.85], 'String', ' first peak')
annotation('rectangle', [0.5 0.3 0.3 0.25], 'Color', 'r')
title('Annotations')
