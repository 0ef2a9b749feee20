% SPDX-License-Identifier: Apache-2.0
function o = outgoing(g, w)
% The edges by the node that they leave: those of v are start(v) to start(v + 1) - 1 of to, w and edge.
[from, to, w, edge] = arcs(g, w);
[~, order] = sortrows([from to]);
o = struct('to', to(order), 'w', w(order), 'edge', edge(order), 'start', cumsum([1; accumarray(from, 1, [g.count 1])]));
end
