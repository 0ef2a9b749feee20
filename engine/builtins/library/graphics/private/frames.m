% SPDX-License-Identifier: Apache-2.0
function [u, v] = frames(p)
% Two ways at right angles to a path at each of its points, which turn as little as they can along it.
n = size(p, 1);
way = zeros(n, 3);
for d = 1:3, way(:, d) = gradient(p(:, d)); end
way = way./max(sqrt(sum(way.^2, 2)), realmin);
u = zeros(n, 3);
other = [0 0 1];
if abs(way(1, 3)) > 0.9, other = [1 0 0]; end
u(1, :) = cross(way(1, :), other);
u(1, :) = u(1, :)/norm(u(1, :));
for k = 2:n
    one = u(k-1, :) - (u(k-1, :)*way(k, :).')*way(k, :);
    u(k, :) = one/max(norm(one), realmin);
end
v = cross(way, u, 2);
end
