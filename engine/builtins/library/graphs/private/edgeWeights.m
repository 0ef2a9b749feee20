% SPDX-License-Identifier: Apache-2.0
function w = edgeWeights(g)
% The weights of edges, 1 where a graph has none.
w = ones(size(g.ends, 1), 1);
if isfield(g.edges, 'Weight'), w = g.edges.Weight; end
end
