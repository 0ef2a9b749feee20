% SPDX-License-Identifier: Apache-2.0
function tf = isisomorphic(G, H)
% Are two graphs the same up to the numbers of their nodes?
% Example: tf = isisomorphic(graph([1 2], [2 3]), graph([3 1], [1 2]))
tf = ~isempty(isomorphism(G, H)) || numnodes(G) == 0 && numnodes(H) == 0;
end
