% SPDX-License-Identifier: Apache-2.0
function d = degree(G, ids)
% The number of edges at each node of an undirected graph, or at those given; a self-loop counts twice.
% Example: d = degree(graph([1 2], [2 3]))
g = graphData('degree', G, {'graph'});
d = countedAt(g, g.ends(:));
if nargin > 1, d = reshape(d(nodeNumbers(g, ids)), sizeOfIds(ids)); end
end
