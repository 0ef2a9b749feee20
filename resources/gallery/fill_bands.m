% SPDX-License-Identifier: Apache-2.0
% A band of confidence around a curve.
x = linspace(0, 4, 100);
y = 1 + x.^2/4;
s = 0.2 + 0.15*x;
fill([x fliplr(x)], [y - s, fliplr(y + s)], [0.6 0.8 1], 'EdgeColor', 'none', 'FaceAlpha', 0.7)
hold on, plot(x, y, 'b', 'LineWidth', 1.5)
title('A fit with its band'), legend('95 %', 'fit', 'Location', 'northwest')
