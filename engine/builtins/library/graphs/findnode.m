% SPDX-License-Identifier: Apache-2.0
function v = findnode(G, names)
% The numbers of the nodes of these names (or numbers), 0 for none.
% Example: v = findnode(graph({'a' 'b'}, {'b' 'c'}), 'c')
g = graphData('findnode', G);
if isnumeric(names)
    v = double(names);
    v(~(v >= 1 & v <= g.count & v == fix(v))) = 0;
    return
end
list = cellstr(names);
v = zeros(size(list));
if isfield(g.nodes, 'Name'), [~, v] = ismember(list, g.nodes.Name); end
v = v(:);
end
