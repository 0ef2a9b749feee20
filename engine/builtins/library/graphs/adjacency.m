% SPDX-License-Identifier: Apache-2.0
function A = adjacency(G, weights)
% The sparse adjacency matrix of a graph: the number of edges between nodes, or adjacency(G, 'weighted') with the weights, or
% adjacency(G, weights) with these.
% Example: A = full(adjacency(graph([1 2], [2 3])))
g = graphData('adjacency', G);
w = ones(size(g.ends, 1), 1);
if nargin > 1
    if ischar(weights) || isstring(weights)
        validatestring(weights, {'weighted'}, 'adjacency');
        if ~isfield(g.edges, 'Weight'), error('MATLAB:graphfun:adjacency:NoWeights', 'The graph has no edge weights.'); end
        w = g.edges.Weight;
    else
        w = double(weights(:));
        if numel(w) ~= size(g.ends, 1)
            error('MATLAB:graphfun:adjacency:WeightsSize', 'There must be one weight for each edge.');
        end
    end
end
[from, to, w] = arcs(g, w);
A = sparse(from, to, w, g.count, g.count);
end
