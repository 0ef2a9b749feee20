% SPDX-License-Identifier: Apache-2.0
function [d, path, pred] = graphshortestpath(A, s, t, varargin)
% Shortest paths in a sparse matrix of weights from node s, to all nodes or to t: lengths, nodes of the paths, nodes before each. Options: Directed (true), Weights,
% Method. Newer code writes shortestpath(digraph(A), s, t).
% Example: [d, path] = graphshortestpath(sparse([1 2], [2 3], [4 1], 3, 3), 1, 3)
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
args = varargin;
all_ = nargin < 3 || ischar(t) || isstring(t);
if nargin > 2 && all_, args = [{t} args]; end
g = matrixGraph('graphshortestpath', A, args);
[d, before] = shortestFrom(g, outgoing(g, edgeWeights(g)), s);
pred = before';
pred(isinf(d)) = NaN;
targets = 1:g.count;
if ~all_, targets = t; end
path = cell(1, numel(targets));
for k = 1:numel(targets)
    v = targets(k);
    if isinf(d(v)), path{k} = zeros(1, 0); continue, end
    path{k} = v;
    while v ~= s
        v = before(v);
        path{k} = [v path{k}];
    end
end
d = d(targets)';
if ~all_ && isscalar(targets), path = path{1}; end
end
