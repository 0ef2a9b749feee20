% SPDX-License-Identifier: Apache-2.0
function n = successors(G, id)
% The nodes to which edges of a directed graph lead from a node.
% Example: n = successors(digraph([1 1], [2 3]), 1)
g = graphData('successors', G, {'digraph'});
v = nodeNumbers(g, id);
if ~isscalar(v), error('MATLAB:graphfun:findnode:OneNode', 'Specify one node.'); end
n = namedAs(g, unique(g.ends(g.ends(:, 1) == v, 2)), id);
end
