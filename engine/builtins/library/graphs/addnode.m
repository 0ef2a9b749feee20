% SPDX-License-Identifier: Apache-2.0
function G = addnode(G, nodes)
% Adds nodes: addnode(G, n) as many as that, addnode(G, names) those.
% Example: G = addnode(graph([1 2], [2 3]), 2); numnodes(G)
g = graphData('addnode', G);
named = isfield(g.nodes, 'Name');
if isnumeric(nodes)
    if ~isscalar(nodes) || nodes < 0 || nodes ~= fix(nodes)
        error('MATLAB:graphfun:addnode:InvalidNodes', 'The number of new nodes must be a nonnegative integer.');
    end
    n = double(nodes);
    more = struct();
    if named, more.Name = compose('Node%d', (g.count + (1:n))'); end
else
    list = cellstr(nodes);
    n = numel(list);
    if ~named
        if g.count > 0, g.nodes.Name = compose('Node%d', (1:g.count)'); else, g.nodes.Name = cell(0, 1); end
    end
    if any(ismember(list, g.nodes.Name))
        error('MATLAB:graphfun:addnode:DuplicateNodes', 'Node names must be unique and not yet in the graph.');
    end
    more = struct('Name', {list(:)});
end
g.nodes = joinedRows(g.nodes, more, g.count, n);
g.count = g.count + n;
if isfield(g.nodes, 'Name'), g.nodes.Name = nodeNames(g.nodes.Name, g.count); end
G = makeGraph(g);
end
