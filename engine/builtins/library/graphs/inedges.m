% SPDX-License-Identifier: Apache-2.0
function [e, n] = inedges(G, id)
% The numbers of the edges that lead to a node, and where each comes from.
% Example: [e, n] = inedges(digraph([1 2], [3 3]), 3)
g = graphData('inedges', G);
v = nodeNumbers(g, id);
if ~isscalar(v), error('MATLAB:graphfun:findnode:OneNode', 'Specify one node.'); end
[from, to, ~, edge] = arcs(g, edgeWeights(g));
at = find(to == v);
[~, order] = sortrows([from(at) edge(at)]);
e = edge(at(order));
n = namedAs(g, from(at(order)), id);
end
