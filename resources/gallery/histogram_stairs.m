% SPDX-License-Identifier: Apache-2.0
% Two distributions as outlines, and bins of several widths.
rng(4)
tiledlayout(2, 1)
nexttile, hold on
histogram(randn(2000, 1), -4:0.4:6, 'DisplayStyle', 'stairs', 'LineWidth', 1.5)
histogram(2 + 1.3*randn(2000, 1), -4:0.4:6, 'DisplayStyle', 'stairs', 'LineWidth', 1.5)
legend('before', 'after'), title('Outlines')
nexttile
histogram('BinEdges', [0 1 2 4 8 16], 'BinCounts', [12 9 5 3 1])
title('Bins of several widths')
