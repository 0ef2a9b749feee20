% SPDX-License-Identifier: Apache-2.0
% Sizes and colours per point.
rng(8)
n = 120;
x = rand(1, n);
y = rand(1, n);
scatter(x, y, 400*rand(1, n), x + y, 'filled', 'MarkerFaceAlpha', 0.6, 'MarkerEdgeColor', 'k')
c = colorbar; c.Label.String = 'x + y';
title('Sizes and colours'), axis([0 1 0 1]), box on
