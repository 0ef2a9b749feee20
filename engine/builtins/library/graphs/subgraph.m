% SPDX-License-Identifier: Apache-2.0
function H = subgraph(G, nodes)
% The graph of these nodes (numbers, names or a logical vector), in this order, with the edges among them.
% Example: H = subgraph(graph([1 2 3], [2 3 4]), [2 3 4]); numedges(H)
g = graphData('subgraph', G);
if islogical(nodes)
    if numel(nodes) ~= g.count
        error('MATLAB:graphfun:subgraph:LogicalSize', 'The logical vector must have an element for each node.');
    end
    nodes = find(nodes);
end
v = nodeNumbers(g, nodes);
if numel(unique(v)) < numel(v), error('MATLAB:graphfun:subgraph:Duplicates', 'Nodes must not be named twice.'); end
place = zeros(g.count, 1);
place(v) = 1:numel(v);
ends = reshape(place(g.ends), [], 2);
keep = all(ends > 0, 2);
g.ends = ends(keep, :);
g.edges = chosenRows(g.edges, keep);
g.nodes = chosenRows(g.nodes, v);
g.count = numel(v);
H = makeGraph(g);
end
