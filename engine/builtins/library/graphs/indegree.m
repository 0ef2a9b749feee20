% SPDX-License-Identifier: Apache-2.0
function d = indegree(G, ids)
% The number of edges that lead to each node of a directed graph, or to those given.
% Example: d = indegree(digraph([1 2], [2 3]))
g = graphData('indegree', G, {'digraph'});
d = countedAt(g, g.ends(:, 2));
if nargin > 1, d = reshape(d(nodeNumbers(g, ids)), sizeOfIds(ids)); end
end
