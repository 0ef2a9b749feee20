% SPDX-License-Identifier: Apache-2.0
function [a, b] = findedge(G, s, t)
% e = findedge(G, s, t): the number of the first edge between nodes s and t, 0 for none. [s, t] = findedge(G, e): the nodes of edges, by
% default of all.
% Example: e = findedge(graph([1 2], [2 3]), 2, 3)
g = graphData('findedge', G);
if nargin < 3
    e = (1:size(g.ends, 1))';
    if nargin > 1, e = s(:); end
    if any(e < 1 | e > size(g.ends, 1) | e ~= fix(e))
        error('MATLAB:graphfun:findedge:EdgeBounds', 'Edge indices must be positive integers that do not exceed the number of edges.');
    end
    a = g.ends(e, 1);
    b = g.ends(e, 2);
    return
end
s = nodeNumbers(g, s);
t = nodeNumbers(g, t);
if isscalar(s), s = repmat(s, size(t)); elseif isscalar(t), t = repmat(t, size(s)); end
if numel(s) ~= numel(t)
    error('MATLAB:graphfun:findedge:EqualNumel', 'Source and target nodes must have the same number of elements.');
end
pairs = [s t];
if ~g.directed, pairs = sort(pairs, 2); end
[~, a] = ismember(pairs, g.ends, 'rows');
b = [];
end
