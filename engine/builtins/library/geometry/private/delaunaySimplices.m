% SPDX-License-Identifier: Apache-2.0
function [T, centres] = delaunaySimplices(P)
% The Delaunay simplices of the rows of P, counterclockwise, with the centres of their circumscribed spheres: the lower
% half of the hull of the points lifted to a paraboloid. Of points that coincide the first counts.
[n, d] = size(P);
low = min(P, [], 1); high = max(P, [], 1);
middle = (low + high)/2;
scale = max([(high - low)/2, 0]);
if n == 0 || scale == 0, T = zeros(0, d + 1); centres = zeros(0, d); return; end
Q = (P - middle)/scale;
% A point high above the middle, above which no plane of a lower facet passes, gives the hull a volume where all points
% lie on one sphere.
[F, N] = hullFacets([Q, sum(Q.^2, 2); mean(Q, 1), 4*d]);
lower = N(:, d + 1) < -1e-10 & all(F <= n, 2);
T = F(lower, :);
N = N(lower, :);
centres = middle - scale*N(:, 1:d)./(2*N(:, d + 1));
T = sort(T, 2);
E = zeros(size(T, 1), d, d);
for k = 1:d, E(:, k, :) = reshape(Q(T(:, k + 1), :) - Q(T(:, 1), :), [], 1, d); end
volume = determinants(E);
turned = volume < 0;
T(turned, [d, d + 1]) = T(turned, [d + 1, d]);
keep = abs(volume) > 1e-14;
[T, order] = sortrows(T(keep, :));
centres = centres(keep, :);
centres = centres(order, :);
end
