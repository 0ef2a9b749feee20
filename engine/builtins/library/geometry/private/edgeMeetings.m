% SPDX-License-Identifier: Apache-2.0
function [cuts, crossing] = edgeMeetings(E, tol)
% Where edges (rows x1 y1 x2 y2, those with the leftmost ends first) meet but at their ends: rows edge, x, y of places to cut. A crossing gives both
% edges the same place. crossing: do any cross, or lie on each other?
n = size(E, 1);
A = E(:, 1:2);
r = E(:, 3:4) - A;
len = sqrt(sum(r.^2, 2));
low = min(A, E(:, 3:4)) - tol;
high = max(A, E(:, 3:4)) + tol;
% Edges that begin before this one ends: how many.
[~, order] = sort([low(:, 1); high(:, 1)]);
before = cumsum(order <= n);
last(order) = before;
last = last(n + 1:end);
found = cell(1, n);
crossing = false;
for i = 1:n - 1
    j = (i + 1:last(i))';
    j = j(low(j, 2) <= high(i, 2) & high(j, 2) >= low(i, 2) & high(j, 1) >= low(i, 1));
    if isempty(j), continue, end
    d = r(i, :)/len(i);
    e = r(j, :)./len(j);
    w = A(j, :) - A(i, :);
    v = w + r(j, :);
    back = r(i, :) - w;
    % How far the ends lie beside the other's line, and where along it.
    ha = w(:, 1)*d(2) - w(:, 2)*d(1);
    hb = v(:, 1)*d(2) - v(:, 2)*d(1);
    ga = w(:, 2).*e(:, 1) - w(:, 1).*e(:, 2);
    gb = back(:, 1).*e(:, 2) - back(:, 2).*e(:, 1);
    ta = w*d';
    tb = v*d';
    sa = -sum(w.*e, 2);
    sb = sum(back.*e, 2);
    onI = @(h, t) abs(h) <= tol & t > tol & t < len(i) - tol;
    onJ = @(h, s) abs(h) <= tol & s > tol & s < len(j) - tol;
    [p, q, s, t] = deal(onI(ha, ta), onI(hb, tb), onJ(ga, sa), onJ(gb, sb));
    meet = ha.*hb < 0 & ga.*gb < 0 & abs(ha) > tol & abs(hb) > tol & abs(ga) > tol & abs(gb) > tol;
    along = abs(ha) <= tol & abs(hb) <= tol & min(max(ta, tb), len(i)) - max(min(ta, tb), 0) > 2*tol;
    along = along | abs(ga) <= tol & abs(gb) <= tol & min(max(sa, sb), len(j)) - max(min(sa, sb), 0) > 2*tol;
    crossing = crossing || any(meet) || any(along);
    if ~any(p | q | s | t | meet), continue, end
    X = A(j, :) + ha./(ha - hb).*r(j, :);
    [m, k] = deal(nnz(s), nnz(t));
    at = [repmat(i, nnz(p) + nnz(q), 1); reshape(j(s), [], 1); reshape(j(t), [], 1); repmat(i, nnz(meet), 1); reshape(j(meet), [], 1)];
    found{i} = [at, [A(j(p), :); E(j(q), 3:4); repmat(A(i, :), m, 1); repmat(E(i, 3:4), k, 1); X(meet, :); X(meet, :)]];
end
cuts = vertcat(zeros(0, 3), found{:});
end
