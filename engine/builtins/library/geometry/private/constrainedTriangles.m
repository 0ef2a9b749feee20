% SPDX-License-Identifier: Apache-2.0
function T = constrainedTriangles(P, T, C)
% Brings the edges C into a Delaunay triangulation of the plane: the edges that a constraint crosses are flipped until
% none does, then flipped back where the circle test wants it and no constraint forbids (Sloan 1993).
fixed = sort(C, 2);
k = 0;
while k < size(fixed, 1)
    k = k + 1;
    a = fixed(k, 1); b = fixed(k, 2);
    % A constraint through a third point is two.
    d = P(b, :) - P(a, :);
    r = P - P(a, :);
    along = r*d'/(d*d');
    off = abs(r(:, 1)*d(2) - r(:, 2)*d(1))/norm(d);
    middle = find(off <= 1e-12*norm(d) & along > 1e-12 & along < 1 - 1e-12);
    if ~isempty(middle)
        fixed(k, :) = sort([a, middle(1)]);
        fixed(end + 1, :) = sort([middle(1), b]);
        k = k - 1;
        continue;
    end
    made = zeros(0, 2);
    waiting = crossed(P, T, a, b);
    rounds = 0;
    while ~isempty(waiting)
        rounds = rounds + 1;
        if rounds > 100*size(T, 1) + 1000
            error('MATLAB:delaunayTriangulation:ConsConsIntErr', 'The constraints intersect each other.');
        end
        e = waiting(1, :);
        waiting(1, :) = [];
        if any(all(fixed(1:k - 1, :) == e, 2))
            error('MATLAB:delaunayTriangulation:ConsConsIntErr', 'The constraints intersect each other.');
        end
        [T, new] = flipped(P, T, e);
        if isempty(new)
            waiting(end + 1, :) = e;
        elseif crosses(P, a, b, new(1), new(2))
            waiting(end + 1, :) = new;
        else
            made(end + 1, :) = new;
        end
    end
    again = true;
    while again
        again = false;
        for j = 1:size(made, 1)
            e = made(j, :);
            if any(all(fixed == e, 2)), continue; end
            [I, J] = find(T == e(1));
            t = I(any(T(I, :) == e(2), 2));
            if numel(t) < 2, continue; end
            u = setdiff(T(t(1), :), e); w = setdiff(T(t(2), :), e);
            if inCircle(P(T(t(1), :), :), P(w, :))
                [T, new] = flipped(P, T, e);
                if ~isempty(new), made(j, :) = new; again = true; end
            end
        end
    end
end
end

function E = crossed(P, T, a, b)
E = unique(sort([T(:, [1 2]); T(:, [2 3]); T(:, [3 1])], 2), 'rows');
E = E(all(E ~= a & E ~= b, 2), :);
E = E(crosses(P, a, b, E(:, 1), E(:, 2)), :);
end

function x = crosses(P, a, b, c, d)
% Do the open segments a-b and c-d cross? The columns c and d may be long.
x = false(size(c));
apart = c ~= a & c ~= b & d ~= a & d ~= b;
s1 = side(P(a, :), P(b, :), P(c, :)); s2 = side(P(a, :), P(b, :), P(d, :));
s3 = side(P(c, :), P(d, :), P(a, :)); s4 = side(P(c, :), P(d, :), P(b, :));
x = apart & s1.*s2 < 0 & s3.*s4 < 0;
end

function s = side(a, b, c)
s = (b(:, 1) - a(:, 1)).*(c(:, 2) - a(:, 2)) - (b(:, 2) - a(:, 2)).*(c(:, 1) - a(:, 1));
end

function in = inCircle(C, q)
M = C - q;
in = det([M, sum(M.^2, 2)])*sign(side(C(1, :), C(2, :), C(3, :))) > 1e-12*max(abs(M(:)))^4;
end

function [T, new] = flipped(P, T, e)
% The other diagonal of the two triangles at edge e; new is [] when they are no convex quadrilateral.
new = [];
t = find(any(T == e(1), 2) & any(T == e(2), 2));
if numel(t) < 2, return; end
u = setdiff(T(t(1), :), e); w = setdiff(T(t(2), :), e);
if ~crosses(P, u, w, e(1), e(2)), return; end
T(t(1), :) = turned(P, [u, w, e(1)]);
T(t(2), :) = turned(P, [u, w, e(2)]);
new = sort([u, w]);
end

function t = turned(P, t)
if side(P(t(1), :), P(t(2), :), P(t(3), :)) < 0, t = t([1 3 2]); end
end
