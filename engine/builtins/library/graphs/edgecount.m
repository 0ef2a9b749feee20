% SPDX-License-Identifier: Apache-2.0
function n = edgecount(G, s, t)
% The number of edges from nodes s to nodes t.
% Example: n = edgecount(graph([1 1], [2 2]), 1, 2)
g = graphData('edgecount', G);
s = nodeNumbers(g, s);
t = nodeNumbers(g, t);
if isscalar(s), s = repmat(s, size(t)); elseif isscalar(t), t = repmat(t, size(s)); end
pairs = [s t];
if ~g.directed, pairs = sort(pairs, 2); end
n = zeros(size(s));
for k = 1:numel(s), n(k) = nnz(g.ends(:, 1) == pairs(k, 1) & g.ends(:, 2) == pairs(k, 2)); end
end
