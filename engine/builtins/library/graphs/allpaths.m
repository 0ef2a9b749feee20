% SPDX-License-Identifier: Apache-2.0
function [paths, edges] = allpaths(G, s, t, varargin)
% All paths from node s to node t that visit no node twice, in the order of their nodes, and their edges. Options: MaxNumPaths, MaxPathLength,
% MinPathLength (numbers of edges).
% Example: paths = allpaths(graph([1 1 2], [2 3 3]), 1, 3)
g = graphData('allpaths', G);
o = struct('MaxNumPaths', Inf, 'MaxPathLength', Inf, 'MinPathLength', 0);
for k = 1:2:numel(varargin) - 1
    o.(validatestring(varargin{k}, fieldnames(o), 'allpaths')) = varargin{k + 1};
end
a = nodeNumbers(g, s);
b = nodeNumbers(g, t);
out = outgoing(g, edgeWeights(g));
paths = cell(0, 1);
edges = cell(0, 1);
path = a;
via = zeros(1, 0);
next = out.start;
on = false(g.count, 1);
on(a) = true;
if a == b && o.MinPathLength <= 0
    paths{1, 1} = namedAs(g, a, s);
    edges{1, 1} = zeros(1, 0);
    return
end
while ~isempty(path) && numel(paths) < o.MaxNumPaths
    v = path(end);
    if next(v) == out.start(v + 1) || numel(via) >= o.MaxPathLength
        next(v) = out.start(v);
        on(v) = false;
        path(end) = [];
        via(max(end, 1):end) = [];
        continue
    end
    k = next(v);
    next(v) = k + 1;
    u = out.to(k);
    if u == b && ~on(u)
        if numel(via) + 1 >= o.MinPathLength
            paths{end + 1, 1} = namedAs(g, [path u], s);
            edges{end + 1, 1} = [via out.edge(k)];
        end
    elseif ~on(u)
        path(end + 1) = u;
        via(end + 1) = out.edge(k);
        on(u) = true;
    end
end
end
