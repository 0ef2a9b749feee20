% SPDX-License-Identifier: Apache-2.0
function loops = arrangedLoops(E, of, keep)
% The boundaries of a part of the plane: edges E (rows x1 y1 x2 y2) of the sets `of` divide it, and keep(W) tells of rows of winding numbers, a column
% a set, clockwise positive, which belong to it. The edges are cut where they meet; those with the part on one side only are chained to loops, solid
% ones clockwise and holes the other way, none of which touches itself.
loops = {};
if isempty(E), return, end
sets = max(of);
[~, order] = sort(min(E(:, 1), E(:, 3)));
E = E(order, :);
of = of(order);
X = [min(min(E(:, [1 3]))) min(min(E(:, [2 4])))];
middle = X/2 + [max(max(E(:, [1 3]))) max(max(E(:, [2 4])))]/2;
scale = max(max(abs(E - [middle middle])));
least = 8*eps*max(abs(E(:)));
% Edges that nearly meet are taken to do so; where the loops do not close that was too strict.
for tolerance = [1e-13 1e-11 1e-9 1e-7]
    [loops, closed] = loopsWithin(E, of, sets, keep, middle, max(tolerance*scale, least));
    if closed, break, end
end
end

function [loops, closed] = loopsWithin(E, of, sets, keep, middle, tol)
n = size(E, 1);
F = E - [middle middle];
long = sum((F(:, 3:4) - F(:, 1:2)).^2, 2) > tol^2;
cuts = zeros(0, 3);
if any(long)
    at = find(long);
    cuts = edgeMeetings(F(long, :), tol);
    cuts(:, 1) = at(cuts(:, 1));
end
% Points that differ by rounding are one, a corner that was given when there is one.
Q = [F(:, 1:2); F(:, 3:4); cuts(:, 2:3)];
[~, first, id] = unique([clustered(Q(:, 1), tol) clustered(Q(:, 2), tol)], 'rows', 'first');
given = [E(:, 1:2); E(:, 3:4); cuts(:, 2:3) + middle];
given = given(first, :);
P = Q(first, :);
% The pieces of each edge, in turn.
edge = [(1:n)'; (1:n)'; cuts(:, 1)];
along = sum((Q - F(edge, 1:2)).*(F(edge, 3:4) - F(edge, 1:2)), 2);
[~, order] = sortrows([edge along]);
edge = edge(order);
id = id(order);
piece = find(edge(1:end - 1) == edge(2:end) & id(1:end - 1) ~= id(2:end));
[a, b] = deal(id(piece), id(piece + 1));
set_ = of(edge(piece));
sign_ = 1 - 2*(a > b);
[e, ~, which] = unique([min(a, b) max(a, b)], 'rows');
loops = {};
closed = true;
if isempty(e), return, end
M = accumarray([which(:) set_(:)], sign_, [size(e, 1) sets]);
some = any(M, 2);
e = e(some, :);
M = M(some, :);
if isempty(e), return, end
[L, R] = windings(P, e, M);
[left, right] = deal(keep(L), keep(R));
e(left & ~right, :) = fliplr(e(left & ~right, :));
e = e(left ~= right, :);
[paths, closed] = chained(P, e);
loops = cellfun(@(at) given(at, :), paths, 'UniformOutput', false);
end

function id = clustered(v, tol)
[s, order] = sort(v);
id = zeros(size(v));
id(order) = cumsum([1; diff(s) > tol]);
end

function [L, R] = windings(P, e, M)
% The winding numbers to the left and to the right of each edge, by a ray from its middle, upwards from edges that are rather level, else rightwards.
n = size(e, 1);
[A, B] = deal(P(e(:, 1), :), P(e(:, 2), :));
d = abs(B - A);
middle = (A + B)/2;
[L, R] = deal(zeros(size(M)));
level = d(:, 1) >= d(:, 2);
for axis_ = 1:2
    rows = find(level == (axis_ == 1));
    [ua, ub, va, vb] = deal(A(:, axis_)', B(:, axis_)', A(:, 3 - axis_)', B(:, 3 - axis_)');
    slope = (vb - va)./(ub - ua);
    direction = sign(ub - ua);
    low = min(ua, ub);
    high = max(ua, ub);
    % Rows by their place, so that a chunk is a strip which few edges reach.
    [~, order] = sort(middle(rows, axis_));
    rows = rows(order);
    chunk = 256;
    for from = 1:chunk:numel(rows)
        at = rows(from:min(from + chunk - 1, numel(rows)));
        u = middle(at, axis_);
        v = middle(at, 3 - axis_);
        near = find(low <= u(end) & high > u(1));
        over = (u >= low(near)) & (u < high(near));
        over = over & va(near) + (u - ua(near)).*slope(near) > v & near ~= at;
        beyond = (over.*direction(near))*M(near, :);
        own = direction(at)'.*M(at, :);
        if axis_ == 1
            up = direction(at)' > 0;
            far = beyond;
            near_ = beyond + own;
        else
            up = direction(at)' < 0;
            far = -beyond;
            near_ = -beyond - own;
        end
        % The far side of the ray is to the left of edges that run rightwards or downwards.
        L(at, :) = up.*far + ~up.*near_;
        R(at, :) = ~up.*far + up.*near_;
    end
end
end

function [paths, closed] = chained(P, e)
% Loops with what is inside on their right; where several meet the sharpest turn to the right goes on.
paths = {};
closed = true;
m = size(e, 1);
if m == 0, return, end
[~, order] = sort(e(:, 1));
starts = e(order, 1);
first = zeros(1, size(P, 1));
count = accumarray(e(:, 1), 1, [size(P, 1) 1])';
new = find([true; diff(starts) ~= 0]);
first(starts(new)) = new;
used = false(1, m);
from = e(:, 1)';
to = e(:, 2)';
for begin = 1:m
    if used(begin), continue, end
    k = begin;
    path = zeros(1, m + 1);
    path(1) = from(k);
    n = 1;
    while true
        used(k) = true;
        here = to(k);
        n = n + 1;
        path(n) = here;
        if here == path(1), break, end
        if count(here) == 1
            next = order(first(here));
            if used(next), next = []; end
        else
            next = order(first(here):first(here) + count(here) - 1);
            next = next(~used(next));
        end
        if isempty(next), closed = false; break, end
        if numel(next) > 1
            came = P(here, :) - P(from(k), :);
            go = P(to(next), :) - P(here, :);
            [~, which] = min(atan2(came(1)*go(:, 2) - came(2)*go(:, 1), go*came'));
            next = next(which);
        end
        k = next;
    end
    paths = [paths parted(path(1:n - 1))];
end
end

function parts = parted(path)
% A loop that comes to a corner again is several.
if numel(unique(path)) == numel(path), parts = {path}; return, end
parts = {};
open = [];
for v = path
    at = find(open == v, 1);
    if ~isempty(at)
        parts{end + 1} = open(at:end);
        open(at + 1:end) = [];
    else
        open(end + 1) = v;
    end
end
parts{end + 1} = open;
parts = parts(cellfun(@numel, parts) > 2);
end
