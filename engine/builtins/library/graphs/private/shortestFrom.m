% SPDX-License-Identifier: Apache-2.0
function [d, pred, via] = shortestFrom(g, o, source)
% Lengths of the shortest paths from a node, of each node the one before and the edge between (Dijkstra; with negative
% weights Bellman and Ford).
n = g.count;
d = Inf(n, 1);
d(source) = 0;
pred = zeros(n, 1);
via = zeros(n, 1);
if any(o.w < 0)
    for round = 1:n + 1
        changed = false;
        for v = find(isfinite(d))'
            for k = o.start(v):o.start(v + 1) - 1
                u = o.to(k);
                if d(v) + o.w(k) < d(u)
                    d(u) = d(v) + o.w(k);
                    pred(u) = v;
                    via(u) = o.edge(k);
                    changed = true;
                end
            end
        end
        if ~changed, return, end
    end
    error('MATLAB:graphfun:shortestpath:NegativeCycle', 'The graph has a cycle of negative length.');
end
waiting = d;
for round = 1:n
    [best, v] = min(waiting);
    if isinf(best), break, end
    waiting(v) = Inf;
    for k = o.start(v):o.start(v + 1) - 1
        u = o.to(k);
        if best + o.w(k) < d(u)
            d(u) = best + o.w(k);
            waiting(u) = d(u);
            pred(u) = v;
            via(u) = o.edge(k);
        end
    end
end
end
