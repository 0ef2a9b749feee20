% SPDX-License-Identifier: Apache-2.0
function [H, edges] = reordernodes(G, order)
% The graph with its nodes in another order. edges: which edge of G each one was.
% Example: H = reordernodes(digraph([1 2], [2 3]), [3 2 1]); H.Edges.EndNodes
g = graphData('reordernodes', G);
v = nodeNumbers(g, order);
if ~isequal(sort(v), (1:g.count)')
    error('MATLAB:graphfun:reordernodes:NotPermutation', 'The order must name each node once.');
end
g.edges.reordered = (1:size(g.ends, 1))';
H = subgraph(makeGraph(g), v);
h = objectState(H);
edges = h.edges.reordered;
h.edges = rmfield(h.edges, 'reordered');
H = makeGraph(h);
end
