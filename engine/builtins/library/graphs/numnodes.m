% SPDX-License-Identifier: Apache-2.0
function n = numnodes(G)
% The number of nodes of a graph.
% Example: n = numnodes(graph([1 2], [2 3]))
g = graphData('numnodes', G);
n = g.count;
end
