% SPDX-License-Identifier: Apache-2.0
function d = outdegree(G, ids)
% The number of edges that leave each node of a directed graph, or those given.
% Example: d = outdegree(digraph([1 2], [2 3]))
g = graphData('outdegree', G, {'digraph'});
d = countedAt(g, g.ends(:, 1));
if nargin > 1, d = reshape(d(nodeNumbers(g, ids)), sizeOfIds(ids)); end
end
