% SPDX-License-Identifier: Apache-2.0
function g = matrixGraph(name, A, args)
% The graph of a square matrix of weights; of one that is not directed the lower triangle counts.
if ~(isnumeric(A) || islogical(A)) || size(A, 1) ~= size(A, 2)
    error(['bioinfo:' name ':InputsMustBeSquare'], 'The matrix of the graph must be square.');
end
directed = true;
weights = [];
for k = 1:2:numel(args) - 1
    switch validatestring(args{k}, {'Directed', 'Weights', 'Method'}, name)
        case 'Directed', directed = logical(args{k + 1});
        case 'Weights', weights = double(args{k + 1});
    end
end
if ~directed, A = tril(A); end
[i, j, w] = find(A);
if ~isempty(weights), w = weights; end
g = struct('directed', directed, 'count', size(A, 1), 'ends', [i(:) j(:)], 'nodes', struct(), 'edges', struct('Weight', double(w(:))));
end
