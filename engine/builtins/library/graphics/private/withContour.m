% SPDX-License-Identifier: Apache-2.0
function made = withContour(draw, args)
% What surfc and meshc do: the surface, and its contour on the floor of the axes.
[ax, args] = leadingAxes(args);
[x, y, z, c, rest] = gridArguments(args);
surface = draw(ax, x, y, z, c, rest{:});
wasHeld = ishold(ax);
hold(ax, 'on');
contour(ax, x, y, z, 'ZLocation', 'zmin'); % the lines as numbers would need the heights on the host
if ~wasHeld, hold(ax, 'off'); end
all = get(ax, 'Children');
made = [surface; all(1)];
end
