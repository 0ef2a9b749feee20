% SPDX-License-Identifier: Apache-2.0
function w = naturalValues(P, T, v, Q)
% Natural neighbour interpolation inside of the hull. In the plane Sibson's coordinates, by Watson's sum over the
% triangles whose circle holds the point (Contouring, 1992); in space Laplace's: the faces of the point's Voronoi cell
% over the distances to the neighbours.
w = zeros(size(Q, 1), 1);
if size(P, 2) == 3
    for k = 1:numel(w), w(k) = inSpace(P, v, Q(k, :)); end
    return;
end
A = P(T(:, 1), :); B = P(T(:, 2), :); C = P(T(:, 3), :);
centre = circle(A, B, C);
radius = sum((A - centre).^2, 2);
for k = 1:numel(w)
    q = Q(k, :);
    exact = find(all(P == q, 2), 1);
    if ~isempty(exact), w(k) = v(exact); continue; end
    held = sum((centre - q).^2, 2) < radius*(1 - 1e-12);
    a = A(held, :); b = B(held, :); c = C(held, :);
    % Circles through the point and each edge; a point on an edge's line has none, and is moved aside.
    ab = circle(a, b, q); bc = circle(b, c, q); ca = circle(c, a, q);
    m = centre(held, :);
    if any(~isfinite([ab; bc; ca]), 'all')
        q = q + 1e-9*sqrt(max(radius(held)))*[0.6, 0.8];
        ab = circle(a, b, q); bc = circle(b, c, q); ca = circle(c, a, q);
    end
    area = [cross2(ca - m, ab - m), cross2(ab - m, bc - m), cross2(bc - m, ca - m)];
    at = T(held, :);
    w(k) = sum(area.*reshape(v(at), size(at)), 'all')/sum(area, 'all');
end
end

function X = circle(a, b, c)
% The centre of the circle through three points.
b = b - a; c = c - a;
d = 2*(b(:, 1).*c(:, 2) - b(:, 2).*c(:, 1));
p = sum(b.^2, 2); q = sum(c.^2, 2);
X = a + [c(:, 2).*p - b(:, 2).*q, b(:, 1).*q - c(:, 1).*p]./d;
end

function z = cross2(a, b)
z = a(:, 1).*b(:, 2) - a(:, 2).*b(:, 1);
end

function value = inSpace(P, v, q)
exact = find(all(P == q, 2), 1);
if ~isempty(exact), value = v(exact); return; end
[T, centre] = delaunaySimplices([q; P]);
held = any(T == 1, 2);
T = T(held, :);
centre = centre(held, :) - q;
near = unique(T(T > 1));
weight = zeros(size(near));
for k = 1:numel(near)
    % The face of the point's cell towards this neighbour: the centres around their edge, in turn.
    n = P(near(k) - 1, :) - q;
    C = centre(any(T == near(k), 2), :);
    E = null(n);
    flat = (C - mean(C, 1))*E;
    [~, order] = sort(atan2(flat(:, 2), flat(:, 1)));
    weight(k) = polyarea(flat(order, 1), flat(order, 2))/norm(n);
end
value = sum(weight.*v(near - 1))/sum(weight);
end
