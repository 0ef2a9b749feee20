% SPDX-License-Identifier: Apache-2.0
function [from, to, w, edge] = arcs(g, w)
% Every edge as it can be walked: those of a graph both ways. edge: its number.
from = g.ends(:, 1);
to = g.ends(:, 2);
edge = (1:numel(from))';
if g.directed, return, end
both = from ~= to;
[from, to] = deal([from; to(both)], [to; from(both)]);
w = [w; w(both)];
edge = [edge; edge(both)];
end
