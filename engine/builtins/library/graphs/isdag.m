% SPDX-License-Identifier: Apache-2.0
function tf = isdag(G)
% Is a directed graph without cycles?
% Example: tf = isdag(digraph([1 2], [2 3]))
tf = isempty(cycleNode(graphData('isdag', G, {'digraph'})));
end
