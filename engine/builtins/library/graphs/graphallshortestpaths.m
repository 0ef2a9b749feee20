% SPDX-License-Identifier: Apache-2.0
function D = graphallshortestpaths(A, varargin)
% Lengths of shortest paths between all nodes of a sparse matrix of weights. Options: Directed (true), Weights. Newer code writes distances(digraph(A)).
% Example: D = graphallshortestpaths(sparse([1 2], [2 3], [4 1], 3, 3))
D = distances(makeGraph(matrixGraph('graphallshortestpaths', A, varargin)));
end
