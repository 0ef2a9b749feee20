% SPDX-License-Identifier: Apache-2.0
function m = numedges(G)
% The number of edges of a graph.
% Example: m = numedges(graph([1 2], [2 3]))
g = graphData('numedges', G);
m = size(g.ends, 1);
end
