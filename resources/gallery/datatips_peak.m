% SPDX-License-Identifier: Apache-2.0
% Values beside the points that matter.
t = linspace(0, 6, 121);
y = exp(-t/3).*sin(3*t);
h = plot(t, y, 'LineWidth', 1.5);
[~, top] = max(y);
[~, low] = min(y);
datatip(h, 'DataIndex', top);
datatip(h, 'DataIndex', low, 'Location', 'southeast');
ylim([-0.8 1]), title('Extremes')
