% SPDX-License-Identifier: Apache-2.0
function n = predecessors(G, id)
% The nodes from which edges of a directed graph lead to a node.
% Example: n = predecessors(digraph([1 2], [3 3]), 3)
g = graphData('predecessors', G, {'digraph'});
v = nodeNumbers(g, id);
if ~isscalar(v), error('MATLAB:graphfun:findnode:OneNode', 'Specify one node.'); end
n = namedAs(g, unique(g.ends(g.ends(:, 2) == v, 1)), id);
end
