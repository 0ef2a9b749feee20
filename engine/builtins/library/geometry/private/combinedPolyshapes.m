% SPDX-License-Identifier: Apache-2.0
function loops = combinedPolyshapes(a, b, op)
% The boundaries of what op leaves of two polyshapes: their edges, cut where they meet, that have it on one side only. inside(p, points) tells sides.
E = [edgesOf(a); edgesOf(b)];
if isempty(E), loops = {}; return, end
scale = max(max(E(:)) - min(E(:)), realmin);
S = zeros(0, 4);
r = E(:, 3:4) - E(:, 1:2);
for i = 1:size(E, 1)
    [p, d] = deal(E(i, 1:2), r(i, :));
    w = E(:, 1:2) - p;
    % Corners on the edge, and crossings.
    t = (w*d')/(d*d');
    on = abs(w(:, 1)*d(2) - w(:, 2)*d(1)) <= 1e-12*scale*norm(d) & t > 0 & t < 1;
    den = d(1)*r(:, 2) - d(2)*r(:, 1);
    s = (w(:, 1).*r(:, 2) - w(:, 2).*r(:, 1))./den;
    u = (w(:, 1)*d(2) - w(:, 2)*d(1))./den;
    meet = abs(den) > 1e-14*norm(d)*sqrt(sum(r.^2, 2)) & s > 0 & s < 1 & u >= 0 & u <= 1;
    t = unique([0; t(on); s(meet); 1]);
    P = p + t.*d;
    P(end, :) = E(i, 3:4);
    S = [S; P(1:end - 1, :) P(2:end, :)];
end
% Points that differ by rounding are one.
P = [S(:, 1:2); S(:, 3:4)];
[~, first, at] = unique(round(P/(1.2345678e-10*scale)), 'rows');
P = P(first, :);
e = reshape(at, [], 2);
e = unique(sort(e(e(:, 1) ~= e(:, 2), :), 2), 'rows');
d = P(e(:, 2), :) - P(e(:, 1), :);
aside = 1e-7*min(scale, sqrt(sum(d.^2, 2))).*[-d(:, 2) d(:, 1)]./sqrt(sum(d.^2, 2));
middle = (P(e(:, 1), :) + P(e(:, 2), :))/2;
left = op(inside(a, middle + aside), inside(b, middle + aside));
right = op(inside(a, middle - aside), inside(b, middle - aside));
e(left & ~right, :) = fliplr(e(left & ~right, :));
e = e(left ~= right, :);
% Loops with what is inside on their right; where several meet the sharpest turn to the right goes on.
loops = {};
used = false(size(e, 1), 1);
while ~all(used)
    k = find(~used, 1);
    path = e(k, 1);
    while true
        used(k) = true;
        path(end + 1) = e(k, 2);
        next = find(e(:, 1) == e(k, 2) & ~used);
        if path(end) == path(1) || isempty(next), break, end
        came = P(e(k, 2), :) - P(e(k, 1), :);
        go = P(e(next, 2), :) - P(e(next, 1), :);
        [~, which] = min(atan2(came(1)*go(:, 2) - came(2)*go(:, 1), go*came'));
        k = next(which);
    end
    loops{end + 1} = P(path(1:end - 1), :);
end
end

function E = edgesOf(p)
E = zeros(0, 4);
for P = objectState(p).loops, E = [E; P{1} circshift(P{1}, -1)]; end
end

function tf = inside(p, points)
tf = false(size(points, 1), 1);
for P = objectState(p).loops, tf = xor(tf, inpolygon(points(:, 1), points(:, 2), P{1}(:, 1), P{1}(:, 2))); end
end
