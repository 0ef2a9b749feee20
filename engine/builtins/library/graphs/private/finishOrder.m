% SPDX-License-Identifier: Apache-2.0
function order = finishOrder(g)
% The nodes in the order in which a depth-first search leaves them.
o = outgoing(g, edgeWeights(g));
seen = false(g.count, 1);
next = o.start;
order = zeros(1, 0);
for first = 1:g.count
    if seen(first), continue, end
    seen(first) = true;
    stack = first;
    while ~isempty(stack)
        v = stack(end);
        if next(v) == o.start(v + 1)
            order(end + 1) = v;
            stack(end) = [];
            continue
        end
        u = o.to(next(v));
        next(v) = next(v) + 1;
        if ~seen(u)
            seen(u) = true;
            stack(end + 1) = u;
        end
    end
end
end
