% SPDX-License-Identifier: Apache-2.0
function H = transclosure(G)
% The directed graph with an edge wherever G has a path.
% Example: H = transclosure(digraph([1 2], [2 3])); H.Edges.EndNodes
g = graphData('transclosure', G, {'digraph'});
R = reachable(g);
[s, t] = find(R);
h = struct('directed', true, 'count', g.count, 'ends', [s(:) t(:)], 'nodes', g.nodes, 'edges', struct());
H = makeGraph(h);
end
