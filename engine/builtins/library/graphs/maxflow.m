% SPDX-License-Identifier: Apache-2.0
function [mf, GF, cs, ct] = maxflow(G, s, t, algorithm)
% The largest flow from node s to node t, where weights of edges are capacities (1 without weights), the directed graph of the flow, and the
% nodes on both sides of a smallest cut.
% Example: mf = maxflow(digraph([1 1 2 3], [2 3 4 4], [3 2 2 4]), 1, 4)
g = graphData('maxflow', G);
if nargin > 3, validatestring(algorithm, {'searchtrees', 'augmentpath', 'pushrelabel'}, 'maxflow'); end
a = nodeNumbers(g, s);
b = nodeNumbers(g, t);
if ~isscalar(a) || ~isscalar(b), error('MATLAB:graphfun:findnode:OneNode', 'Specify one node.'); end
if a == b, error('MATLAB:graphfun:maxflow:SourceAndTarget', 'The source and target nodes must differ.'); end
w = edgeWeights(g);
if any(w < 0), error('MATLAB:graphfun:maxflow:NegativeWeights', 'Edge weights must not be negative.'); end
n = g.count;
[from, to, w] = arcs(g, w);
C = full(sparse(from, to, w, n, n));
C(1:n + 1:end) = 0;
F = zeros(n);
mf = 0;
while true
    % A shortest path with room.
    pred = zeros(1, n);
    pred(a) = a;
    queue = a;
    while ~isempty(queue) && pred(b) == 0
        v = queue(1);
        queue(1) = [];
        u = find(C(v, :) - F(v, :) > 0 & pred == 0);
        pred(u) = v;
        queue = [queue u];
    end
    if pred(b) == 0, break, end
    room = Inf;
    v = b;
    while v ~= a
        room = min(room, C(pred(v), v) - F(pred(v), v));
        v = pred(v);
    end
    v = b;
    while v ~= a
        F(pred(v), v) = F(pred(v), v) + room;
        F(v, pred(v)) = F(v, pred(v)) - room;
        v = pred(v);
    end
    mf = mf + room;
    if isinf(mf), break, end
end
[i, j, flow] = find(max(F, 0));
GF = makeGraph(struct('directed', true, 'count', n, 'ends', [i(:) j(:)], 'nodes', g.nodes, 'edges', struct('Weight', flow(:))));
cs = namedAs(g, find(pred > 0)', s);
ct = namedAs(g, find(pred == 0)', s);
end
