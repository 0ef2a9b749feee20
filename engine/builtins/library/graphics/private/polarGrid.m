% SPDX-License-Identifier: Apache-2.0
function polarGrid(ax, reach)
% Circles and rays of a polar plot with their numbers, unless the axes have them already.
if strcmp(get(ax, 'Tag'), 'polar') && ishold, return, end
newplot(ax);
set(ax, 'Tag', 'polar');
if ~(reach > 0 && isfinite(reach)), reach = 1; end
step = 10^floor(log10(reach));
step = step*[0.2 0.5 1 2];
step = step(find(ceil(reach./step) <= 5, 1));
if isempty(step), step = 10^floor(log10(reach)); end
count = ceil(reach/step - 1e-9);
reach = count*step;
t = linspace(0, 2*pi, 181);
gray = [0.6 0.6 0.6];
for k = 1:count
    line(ax, k*step*cos(t), k*step*sin(t), 'Color', gray, 'LineWidth', 0.4, 'HandleVisibility', 'off');
    a = 80*pi/180;
    text(ax, k*step*cos(a), k*step*sin(a), sprintf('%g', k*step), 'FontSize', 7.5, 'VerticalAlignment', 'bottom', 'HandleVisibility', 'off');
end
for degrees = 0:30:330
    a = degrees*pi/180;
    line(ax, [0 reach*cos(a)], [0 reach*sin(a)], 'Color', gray, 'LineWidth', 0.4, 'HandleVisibility', 'off');
    text(ax, 1.1*reach*cos(a), 1.1*reach*sin(a), sprintf('%d\\circ', degrees), 'HorizontalAlignment', 'center', 'FontSize', 8, 'HandleVisibility', 'off');
end
set(ax, 'ColorOrderIndex', 1);
axis(ax, 'equal', 'off');
xlim(ax, 1.2*[-reach reach]);
ylim(ax, 1.2*[-reach reach]);
end
