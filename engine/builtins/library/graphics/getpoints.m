% SPDX-License-Identifier: Apache-2.0
function [x, y] = getpoints(h)
% The points of an animated line.
x = get(h, 'XData');
y = get(h, 'YData');
end
