% SPDX-License-Identifier: Apache-2.0
function bins = weakComponents(g)
% The component of each node when edges are walked both ways, in the order of their first nodes.
g.directed = false;
o = outgoing(g, edgeWeights(g));
bins = zeros(g.count, 1);
count = 0;
for first = 1:g.count
    if bins(first) > 0, continue, end
    count = count + 1;
    bins(first) = count;
    stack = first;
    while ~isempty(stack)
        v = stack(end);
        stack(end) = [];
        for u = o.to(o.start(v):o.start(v + 1) - 1)'
            if bins(u) == 0
                bins(u) = count;
                stack(end + 1) = u;
            end
        end
    end
end
end
