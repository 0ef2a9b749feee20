% SPDX-License-Identifier: Apache-2.0
function w = simplexValues(P, T, v, Q, method, outside)
% Values at the rows of Q of what has the values v at the rows of P, distinct points with the simplices T: 'linear',
% 'nearest' or 'natural' within their hull; without, 'none' (NaN), 'nearest', 'boundary' or 'linear'.
w = NaN(size(Q, 1), 1);
if ~isreal(v), w = complex(w); end
known = find(all(isfinite(Q), 2));
if isempty(known), return; end
if isempty(T)
    if strcmp(method, 'nearest'), w(known) = v(dsearchn(P, Q(known, :))); end
    return;
end
[t, b] = tsearchn(P, T, Q(known, :));
in = ~isnan(t);
at = known(in);
switch method
    case 'nearest', w(at) = v(dsearchn(P, Q(at, :)));
    case 'natural', w(at) = naturalValues(P, T, v, Q(at, :));
    otherwise, w(at) = sum(reshape(v(T(t(in), :)), [], size(T, 2)).*b(in, :), 2);
end
at = known(~in);
if isempty(at) || strcmp(outside, 'none'), return; end
if strcmp(outside, 'nearest')
    w(at) = v(dsearchn(P, Q(at, :)));
    return;
end
[near, simplex] = nearestOnHull(P, T, Q(at, :));
if strcmp(outside, 'linear'), near = Q(at, :); end
% The linear function of the simplex behind the nearest facet.
d = size(P, 2);
[used, ~, which] = unique(simplex(:));
planes = zeros(numel(used), d + 1, 'like', v);
for k = 1:numel(used)
    corners = T(used(k), :);
    planes(k, :) = ([P(corners, :), ones(d + 1, 1)]\v(corners)).';
end
w(at) = sum([near, ones(numel(at), 1)].*planes(which, :), 2);
end

function [near, simplex] = nearestOnHull(P, T, Q)
% The point of the hull's facets nearest to each row of Q, and the simplex that the facet belongs to.
d = size(P, 2);
facets = zeros(0, d);
owner = [];
for k = 1:d + 1
    facets = [facets; T(:, [1:k - 1, k + 1:d + 1])];
    owner = [owner; (1:size(T, 1))'];
end
[~, first, same] = unique(sort(facets, 2), 'rows');
free = first(accumarray(same, 1) == 1);
facets = facets(free, :);
owner = owner(free);
best = Inf(size(Q, 1), 1);
near = Q;
simplex = ones(size(Q, 1), 1);
for k = 1:numel(free)
    if d == 2
        X = onSegment(P(facets(k, 1), :), P(facets(k, 2), :), Q);
    else
        X = onTriangle(P(facets(k, :), :), Q);
    end
    r = sum((X - Q).^2, 2);
    closer = r < best;
    best(closer) = r(closer);
    near(closer, :) = X(closer, :);
    simplex(closer) = owner(k);
end
end

function X = onSegment(a, b, Q)
s = min(max((Q - a)*(b - a)'/sum((b - a).^2), 0), 1);
X = a + s.*(b - a);
end

function X = onTriangle(C, Q)
e = C(2:3, :) - C(1, :);
uv = (Q - C(1, :))*pinv(e);
X = C(1, :) + uv*e;
out = any(uv < 0, 2) | sum(uv, 2) > 1;
if ~any(out), return; end
R = Q(out, :);
best = Inf(size(R, 1), 1);
Y = R;
for k = 1:3
    Z = onSegment(C(k, :), C(rem(k, 3) + 1, :), R);
    r = sum((Z - R).^2, 2);
    closer = r < best;
    best(closer) = r(closer);
    Y(closer, :) = Z(closer, :);
end
X(out, :) = Y;
end
