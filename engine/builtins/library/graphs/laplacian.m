% SPDX-License-Identifier: Apache-2.0
function L = laplacian(G)
% The sparse Laplacian matrix of an undirected graph: degrees less adjacencies.
% Example: L = full(laplacian(graph([1 2], [2 3])))
graphData('laplacian', G, {'graph'});
A = adjacency(G);
if any(diag(A)), error('MATLAB:graphfun:laplacian:SelfLoops', 'The graph must not have self-loops.'); end
L = spdiags(full(sum(A, 2)), 0, size(A, 1), size(A, 1)) - A;
end
