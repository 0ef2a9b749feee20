% SPDX-License-Identifier: Apache-2.0
function [diameter, angle, ends] = feretOf(hull, which)
% The largest ('Max') or smallest ('Min') distance of two parallel lines with a convex polygon between them, which is closed: its direction in degrees
% and its ends, rows of x and y.
[diameter, angle, ends] = deal(0, 0, zeros(0, 2));
if isempty(hull), return, end
P = hull(1:end - 1, :);
if strcmp(which, 'Max')
    r = hypot(P(:, 1) - P(:, 1)', P(:, 2) - P(:, 2)');
    % Of distances that are equal but for rounding the first counts.
    at = find(r(:) >= max(r(:))*(1 - 1e-12), 1);
    [k, j] = ind2sub(size(r), at);
    ends = P([j k], :);
else
    e = diff(hull);
    e = e./sqrt(sum(e.^2, 2));
    n = [-e(:, 2) e(:, 1)];
    away = abs(n*P' - sum(n.*P, 2));
    [width, far] = max(away, [], 2);
    edge = find(width <= min(width)*(1 + 1e-12), 1);
    far = far(edge);
    foot = P(edge, :) + ((P(far, :) - P(edge, :))*e(edge, :)')*e(edge, :);
    ends = [P(far, :); foot];
end
d = ends(2, :) - ends(1, :);
diameter = hypot(d(1), d(2));
angle = atan2d(d(2), d(1));
end
