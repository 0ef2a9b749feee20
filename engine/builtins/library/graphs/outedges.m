% SPDX-License-Identifier: Apache-2.0
function [e, n] = outedges(G, id)
% The numbers of the edges that leave a node, and where each leads.
% Example: [e, n] = outedges(digraph([1 1], [2 3]), 1)
g = graphData('outedges', G);
v = nodeNumbers(g, id);
if ~isscalar(v), error('MATLAB:graphfun:findnode:OneNode', 'Specify one node.'); end
[from, to, ~, edge] = arcs(g, edgeWeights(g));
at = find(from == v);
[~, order] = sortrows([to(at) edge(at)]);
e = edge(at(order));
n = namedAs(g, to(at(order)), id);
end
