% SPDX-License-Identifier: Apache-2.0
function R = reachable(g)
% R(i, j): does a path of one edge or more lead from i to j?
n = g.count;
R = false(n);
R(sub2ind([n n], g.ends(:, 1), g.ends(:, 2))) = true;
for k = 1:n
    from = R(:, k);
    R(from, :) = R(from, :) | R(k, :);
end
end
