% SPDX-License-Identifier: Apache-2.0
function [depth, parent] = loopDepths(loops, areas)
% In how many others each of loops that do not cross lies, and the smallest of them, 0 for none.
n = numel(loops);
depth = zeros(1, n);
parent = zeros(1, n);
if n < 2, return, end
box = zeros(n, 4);
inner = zeros(n, 2);
for k = 1:n
    box(k, :) = [min(loops{k}, [], 1) max(loops{k}, [], 1)];
    inner(k, :) = pointInside(loops{k});
end
for j = 1:n
    k = find(inner(:, 1) > box(j, 1) & inner(:, 2) > box(j, 2) & inner(:, 1) < box(j, 3) & inner(:, 2) < box(j, 4) & ...
        (areas(:) < areas(j) | areas(:) == areas(j) & (1:n)' > j));
    if isempty(k), continue, end
    k = k(inpolygon(inner(k, 1), inner(k, 2), loops{j}(:, 1), loops{j}(:, 2)));
    depth(k) = depth(k) + 1;
    for i = k(:)'
        if parent(i) == 0 || areas(parent(i)) > areas(j), parent(i) = j; end
    end
end
end

function q = pointInside(P)
% The middle of the widest span within a polygon on a line between the two levels of corners that lie farthest apart.
y = unique(P(:, 2));
[~, k] = max(diff(y));
if isempty(k), q = P(1, :); return, end
y = (y(k) + y(k + 1))/2;
Q = circshift(P, -1);
at = find((P(:, 2) <= y) ~= (Q(:, 2) <= y));
x = sort(P(at, 1) + (y - P(at, 2))./(Q(at, 2) - P(at, 2)).*(Q(at, 1) - P(at, 1)));
wide = x(2:2:end) - x(1:2:end);
[~, k] = max(wide);
q = [(x(2*k - 1) + x(2*k))/2, y];
end
