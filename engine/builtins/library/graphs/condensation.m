% SPDX-License-Identifier: Apache-2.0
function C = condensation(G)
% The directed graph of the strongly connected components of a directed graph.
% Example: C = condensation(digraph([1 2 2], [2 1 3])); numnodes(C)
g = graphData('condensation', G, {'digraph'});
bins = strongComponents(g);
ends = unique(reshape(bins(g.ends), [], 2), 'rows');
ends = ends(ends(:, 1) ~= ends(:, 2), :);
C = makeGraph(struct('directed', true, 'count', max([bins; 0]), 'ends', ends, 'nodes', struct(), 'edges', struct()));
end
