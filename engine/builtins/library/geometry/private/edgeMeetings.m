% SPDX-License-Identifier: Apache-2.0
function [cuts, crossing] = edgeMeetings(E, tol)
% Where edges (rows x1 y1 x2 y2, those with the leftmost ends first) meet but at their ends: rows edge, x, y of places to cut. A crossing gives both
% edges the same place. crossing: do any cross, or lie on each other?
n = size(E, 1);
low = min(E(:, 1:2), E(:, 3:4)) - tol;
high = max(E(:, 1:2), E(:, 3:4)) + tol;
% Edges that begin before this one ends: how many.
[~, order] = sort([low(:, 1); high(:, 1)]);
before = cumsum(order <= n);
last = zeros(2*n, 1);
last(order) = before;
many = last(n + 1:end) - (1:n)';
crossing = false;
cuts = zeros(0, 3);
from = 1;
total = [0; cumsum(many)];
while from <= n
    % So many edges at a time that the pairs fit into memory.
    to = max(find(total <= total(from) + 5e5, 1, 'last') - 1, from);
    some = many(from:to);
    i = reshape(repelem((from:to)', some), [], 1);
    first = reshape(repelem(cumsum(some) - some, some), [], 1);
    j = i + (1:numel(i))' - first;
    near = low(j, 2) <= high(i, 2) & high(j, 2) >= low(i, 2);
    [new, meet] = pairMeetings(E, i(near, 1), j(near, 1), tol);
    cuts = [cuts; new];
    crossing = crossing || meet;
    from = to + 1;
end
end

function [cuts, crossing] = pairMeetings(E, i, j, tol)
[A, B] = deal(E(i, 1:2), E(j, 1:2));
[d, e] = deal(E(i, 3:4) - A, E(j, 3:4) - B);
r = e;
[m, n] = deal(sqrt(sum(d.^2, 2)), sqrt(sum(e.^2, 2)));
d = d./m;
e = e./n;
w = B - A;
v = E(j, 3:4) - A;
back = E(i, 3:4) - B;
% How far the ends lie beside the other's line, and where along it.
ha = w(:, 1).*d(:, 2) - w(:, 2).*d(:, 1);
hb = v(:, 1).*d(:, 2) - v(:, 2).*d(:, 1);
ga = w(:, 2).*e(:, 1) - w(:, 1).*e(:, 2);
gb = back(:, 1).*e(:, 2) - back(:, 2).*e(:, 1);
ta = sum(w.*d, 2);
tb = sum(v.*d, 2);
sa = -sum(w.*e, 2);
sb = sum(back.*e, 2);
p = abs(ha) <= tol & ta > tol & ta < m - tol;
q = abs(hb) <= tol & tb > tol & tb < m - tol;
s = abs(ga) <= tol & sa > tol & sa < n - tol;
t = abs(gb) <= tol & sb > tol & sb < n - tol;
meet = ha.*hb < 0 & ga.*gb < 0 & abs(ha) > tol & abs(hb) > tol & abs(ga) > tol & abs(gb) > tol;
along = abs(ha) <= tol & abs(hb) <= tol & min(max(ta, tb), m) - max(min(ta, tb), 0) > 2*tol;
along = along | abs(ga) <= tol & abs(gb) <= tol & min(max(sa, sb), n) - max(min(sa, sb), 0) > 2*tol;
crossing = any(meet) || any(along);
X = B(meet, :) + ha(meet, 1)./(ha(meet, 1) - hb(meet, 1)).*r(meet, :);
[atQ, atT] = deal(E(j, 3:4), E(i, 3:4));
cuts = [i(p, 1) B(p, :); i(q, 1) atQ(q, :); j(s, 1) A(s, :); j(t, 1) atT(t, :); i(meet, 1) X; j(meet, 1) X];
end
