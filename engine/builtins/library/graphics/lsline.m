% SPDX-License-Identifier: Apache-2.0
function h = lsline(ax)
% A line of least squares through each set of points of the axes.
if nargin == 0, ax = gca; end
found = [findobj(ax, 'Type', 'line'); findobj(ax, 'Type', 'scatter')];
limits = xlim(ax);
wasHeld = ishold(ax);
hold(ax, 'on');
made = {};
for k = 1:numel(found)
    one = found(k);
    if strcmp(get(one, 'Type'), 'line') && ~strcmp(get(one, 'LineStyle'), 'none'), continue, end
    x = get(one, 'XData');
    y = get(one, 'YData');
    good = isfinite(x) & isfinite(y);
    p = polyfit(x(good), y(good), 1);
    color = [0 0.447 0.741];
    if strcmp(get(one, 'Type'), 'line'), color = get(one, 'Color'); end
    made{end+1, 1} = plot(ax, limits, polyval(p, limits), '-', 'Color', color, 'HandleVisibility', 'on');
end
xlim(ax, limits);
if ~wasHeld, hold(ax, 'off'); end
if nargout > 0, h = vertcat(made{:}); end
end
