% SPDX-License-Identifier: Apache-2.0
% Labels, titles and colour bars that a script has turned and moved.
x = linspace(0, 2*pi, 60);
contourf(x, x, sin(x).*cos(x)', 12, 'LineColor', 'none')
xticks(0:pi/2:2*pi), xticklabels({'0', '\pi/2', '\pi', '3\pi/2', '2\pi'})
xtickangle(30)
ylabel('y', 'Rotation', 0)
title('Left', 'Units', 'normalized', 'Position', [0 1.02 0], 'HorizontalAlignment', 'left')
c = colorbar('TickDirection', 'in', 'Ticks', -0.8:0.4:0.8);
ylabel(c, 'height', 'Rotation', 270)
