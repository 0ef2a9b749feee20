% SPDX-License-Identifier: Apache-2.0
function [nodes, d] = nearest(G, s, radius, varargin)
% The other nodes within a distance of node s, nearest first, and their distances. Options: Method, Direction ('outgoing' or 'incoming').
% Example: nodes = nearest(graph([1 2 3], [2 3 4]), 1, 2)
g = graphData('nearest', G);
[method, args] = methodOption('nearest', varargin);
if numel(args) > 1 && strcmpi(args{1}, 'Direction') && strcmp(validatestring(args{2}, {'outgoing', 'incoming'}), 'incoming')
    g.ends = g.ends(:, [2 1]);
end
v = nodeNumbers(g, s);
d = shortestFrom(g, outgoing(g, pathMethod('nearest', g, method)), v);
near = find(d <= radius & (1:g.count)' ~= v);
[d, order] = sort(d(near));
nodes = namedAs(g, near(order), s);
end
