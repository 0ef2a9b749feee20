% SPDX-License-Identifier: Apache-2.0
function v = nodeNumbers(g, id)
% The numbers of nodes given by numbers or names, a column.
if isnumeric(id) || islogical(id)
    v = double(id(:));
    if any(~(v >= 1) | v ~= fix(v)) || ~isreal(v)
        error('MATLAB:graphfun:findnode:PosInt', 'Node IDs must be positive integers.');
    elseif any(v > g.count)
        error('MATLAB:graphfun:findnode:LargestNodeID', 'Node IDs must not exceed the number of nodes, %d.', g.count);
    end
    return
end
names = cellstr(id);
if ~isfield(g.nodes, 'Name')
    error('MATLAB:graphfun:findnode:NoNames', 'Unable to find nodes by name, because the graph has no node names.');
end
[found, v] = ismember(names(:), g.nodes.Name);
if ~all(found)
    error('MATLAB:graphfun:findnode:UnknownNodeName', 'Unable to find the node ''%s''.', names{find(~found, 1)});
end
end
