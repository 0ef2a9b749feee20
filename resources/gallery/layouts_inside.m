% SPDX-License-Identifier: Apache-2.0
% Layouts in the tiles of another one, each with a title of its own.
t = tiledlayout(1, 2);
title(t, 'Two groups')
u = tiledlayout(t, 2, 1);
title(u, 'Lines')
x = linspace(0, 2*pi, 60);
nexttile(u), plot(x, sin(x))
nexttile(u), stem(x(1:3:end), cos(x(1:3:end)), 'filled')
v = tiledlayout(t, 2, 2);
v.Layout.Tile = 2;
title(v, 'Fields')
nexttile(v, [1 2]), contourf(peaks(40))
nexttile(v), imagesc(magic(6))
nexttile(v), surf(peaks(15))
