% SPDX-License-Identifier: Apache-2.0
function H = flipedge(G, s, t)
% Turns the edges of a directed graph: all, those of these numbers, or those from nodes s to nodes t.
% Example: H = flipedge(digraph([1 2], [2 3])); H.Edges.EndNodes
g = graphData('flipedge', G, {'digraph'});
turned = true(size(g.ends, 1), 1);
if nargin == 2
    turned(:) = false;
    turned(s) = true;
elseif nargin == 3
    turned = ismember(g.ends, [nodeNumbers(g, s) nodeNumbers(g, t)], 'rows');
end
g.ends(turned, :) = g.ends(turned, [2 1]);
H = makeGraph(g);
end
