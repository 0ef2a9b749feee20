% SPDX-License-Identifier: Apache-2.0
function D = distances(G, varargin)
% The lengths of shortest paths between all nodes, from nodes s: distances(G, s), or to nodes t: distances(G, s, t). Inf where there is
% none. Option Method: 'auto', 'unweighted', 'positive', 'mixed', 'acyclic'.
% Example: D = distances(graph([1 2], [2 3], [4 1]))
g = graphData('distances', G);
[method, args] = methodOption('distances', varargin);
if numel(args) > 2, error('MATLAB:maxrhs', 'Too many input arguments.'); end
n = g.count;
w = pathMethod('distances', g, method);
from = (1:n)';
to = from;
if ~isempty(args), from = nodeNumbers(g, args{1}); end
if numel(args) > 1, to = nodeNumbers(g, args{2}); end
if numel(from)*8 < n || n > 2000
    o = outgoing(g, w);
    D = zeros(numel(from), n);
    for k = 1:numel(from), D(k, :) = shortestFrom(g, o, from(k)); end
    D = D(:, to);
    return
end
% Floyd and Warshall.
[a, b, w] = arcs(g, w);
D = Inf(n);
[~, order] = sort(w, 'descend');
D(sub2ind([n n], a(order), b(order))) = w(order);
D(1:n + 1:end) = min(0, diag(D));
for k = 1:n, D = min(D, D(:, k) + D(k, :)); end
if any(diag(D) < 0)
    error('MATLAB:graphfun:shortestpath:NegativeCycle', 'The graph has a cycle of negative length.');
end
D = D(from, to);
end
