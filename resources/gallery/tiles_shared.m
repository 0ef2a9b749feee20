% SPDX-License-Identifier: Apache-2.0
% One legend and one colour bar for all tiles; numbers with a power of ten.
t = tiledlayout(1, 2, 'TileSpacing', 'compact');
nexttile
x = linspace(0, 4, 80);
p = plot(x, 2e5*exp(-x), x, 2e5*exp(-2*x), 'LineWidth', 1.5);
ylabel('N', 'Rotation', 0), xlabel('t')
l = legend(p([2 1]), {'fast', 'slow'}, 'Orientation', 'horizontal');
l.Layout.Tile = 'south';
nexttile
imagesc(peaks(60)*1e-4), axis xy
c = colorbar;
c.Layout.Tile = 'east';
title(t, 'Shared by all tiles')
