% SPDX-License-Identifier: Apache-2.0
function [T, pred] = graphminspantree(A, root, varargin)
% A spanning tree of least weight of a sparse matrix of weights (its lower triangle), and the nodes before each. Newer code writes minspantree(graph(A)).
% Example: T = graphminspantree(sparse([2 3 3], [1 1 2], [1 3 2], 3, 3)); full(sum(T(:)))
if nargin < 2 || ischar(root) || isstring(root), root = 1; end
g = matrixGraph('graphminspantree', A, {'Directed', false});
[H, pred] = minspantree(makeGraph(g), 'Root', root);
h = objectState(H);
T = sparse(h.ends(:, 2), h.ends(:, 1), h.edges.Weight, g.count, g.count);
end
