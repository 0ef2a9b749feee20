% SPDX-License-Identifier: Apache-2.0
function tf = hascycles(G)
% Has a graph a cycle?
% Example: tf = hascycles(graph([1 2 3], [2 3 1]))
g = graphData('hascycles', G);
if g.directed
    tf = ~isempty(cycleNode(g));
else
    tf = size(g.ends, 1) > g.count - max([weakComponents(g); 0]);
end
end
