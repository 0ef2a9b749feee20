% SPDX-License-Identifier: Apache-2.0
function [count, bins] = graphconncomp(A, varargin)
% The number of connected components of a sparse matrix of edges, and the component of each node. Options: Directed (true), Weak (false). Newer code writes
% conncomp(digraph(A)).
% Example: [n, bins] = graphconncomp(sparse([1 3], [2 4], 1, 4, 4), 'Directed', false)
weak = false;
args = varargin;
at = find(cellfun(@(a) (ischar(a) || isstring(a)) && strcmpi(a, 'Weak'), args), 1);
if ~isempty(at)
    weak = logical(args{at + 1});
    args(at:at + 1) = [];
end
g = matrixGraph('graphconncomp', A, args);
if g.directed && ~weak, bins = strongComponents(g)'; else, bins = weakComponents(g)'; end
count = max([bins 0]);
end
