% SPDX-License-Identifier: Apache-2.0
function bins = strongComponents(g)
% The strongly connected component of each node, numbered so that edges lead from lower to higher numbers (Tarjan).
n = g.count;
o = outgoing(g, edgeWeights(g));
[index, low, bins] = deal(zeros(n, 1));
waiting = false(n, 1);
next = o.start;
[count, done] = deal(0);
held = zeros(1, 0);
for first = 1:n
    if index(first) > 0, continue, end
    stack = first;
    while ~isempty(stack)
        v = stack(end);
        if index(v) == 0
            count = count + 1;
            index(v) = count;
            low(v) = count;
            held(end + 1) = v;
            waiting(v) = true;
        end
        if next(v) < o.start(v + 1)
            u = o.to(next(v));
            next(v) = next(v) + 1;
            if index(u) == 0
                stack(end + 1) = u;
            elseif waiting(u)
                low(v) = min(low(v), index(u));
            end
            continue
        end
        stack(end) = [];
        if ~isempty(stack), low(stack(end)) = min(low(stack(end)), low(v)); end
        if low(v) == index(v)
            done = done + 1;
            from = find(held == v, 1);
            bins(held(from:end)) = done;
            waiting(held(from:end)) = false;
            held(from:end) = [];
        end
    end
end
bins = done + 1 - bins;
end
