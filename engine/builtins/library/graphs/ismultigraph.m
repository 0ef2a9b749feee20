% SPDX-License-Identifier: Apache-2.0
function tf = ismultigraph(G)
% Are there several edges between the same nodes?
% Example: tf = ismultigraph(graph([1 1], [2 2]))
g = graphData('ismultigraph', G);
tf = size(unique(g.ends, 'rows'), 1) < size(g.ends, 1);
end
