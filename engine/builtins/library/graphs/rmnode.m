% SPDX-License-Identifier: Apache-2.0
function G = rmnode(G, nodes)
% Removes nodes with their edges; the nodes behind them move up.
% Example: G = rmnode(graph([1 2], [2 3]), 2); numnodes(G)
g = graphData('rmnode', G);
keep = true(g.count, 1);
keep(nodeNumbers(g, nodes)) = false;
G = subgraph(G, find(keep));
end
