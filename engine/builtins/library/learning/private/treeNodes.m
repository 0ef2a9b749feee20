% SPDX-License-Identifier: Apache-2.0
function node = treeNodes(t, X)
% The node at which each row of X ends: a leaf, or where its predictor is missing.
node = ones(size(X, 1), 1);
going = true(size(node));
while any(going)
    at = find(going);
    v = t.variable(node(at));
    stop = v == 0;
    x = NaN(size(at));
    x(~stop) = X(sub2ind(size(X), at(~stop), v(~stop)));
    stop = stop | isnan(x);
    going(at(stop)) = false;
    on = at(~stop);
    side = 1 + (x(~stop) >= t.cut(node(on)));
    node(on) = t.children(sub2ind(size(t.children), node(on), side));
end
end
