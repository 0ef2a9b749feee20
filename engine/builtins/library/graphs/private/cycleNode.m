% SPDX-License-Identifier: Apache-2.0
function v = cycleNode(g)
% A node of a directed graph that is on a cycle; [] for none.
place = zeros(g.count, 1);
place(fliplr(finishOrder(g))) = 1:g.count;
v = g.ends(find(place(g.ends(:, 1)) >= place(g.ends(:, 2)), 1), 1);
v = reshape(v, [], size(v, 1));
end
