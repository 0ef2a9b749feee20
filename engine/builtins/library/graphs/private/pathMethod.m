% SPDX-License-Identifier: Apache-2.0
function [w, source] = pathMethod(name, g, method)
% The lengths of edges by a method: 'auto', 'unweighted', 'positive', 'mixed' or 'acyclic'.
source = validatestring(method, {'auto', 'unweighted', 'positive', 'mixed', 'acyclic'}, name, 'Method');
w = edgeWeights(g);
if strcmp(source, 'unweighted'), w(:) = 1; end
if any(w < 0)
    if strcmp(source, 'positive')
        error('MATLAB:graphfun:shortestpath:NegativeWeights', 'The method ''positive'' needs edge weights that are not negative.');
    elseif ~g.directed
        error('MATLAB:graphfun:shortestpath:NegativeUndirected', 'Edge weights of an undirected graph must not be negative.');
    end
end
if strcmp(source, 'acyclic') && ~(g.directed && isempty(cycleNode(g)))
    error('MATLAB:graphfun:shortestpath:NotAcyclic', 'The method ''acyclic'' needs a directed acyclic graph.');
end
end
