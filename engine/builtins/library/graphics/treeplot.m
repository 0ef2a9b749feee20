% SPDX-License-Identifier: Apache-2.0
function treeplot(p, nodes, edges)
% A tree from the parents of its nodes, 0 for the root: treeplot(p,nodeSpec,edgeSpec).
if nargin < 2, nodes = 'ro'; end
if nargin < 3, edges = 'r-'; end
[x, y] = treelayout(p);
child = find(p ~= 0);
px = [x(child); x(p(child)); nan(size(child))];
py = [y(child); y(p(child)); nan(size(child))];
plot(x, y, nodes, px(:), py(:), edges);
axis([0 1 0 1]);
end
