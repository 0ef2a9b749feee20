% SPDX-License-Identifier: Apache-2.0
function d = countedAt(g, v)
% How often each node stands in v.
d = accumarray(v(:), 1, [g.count 1]);
end
