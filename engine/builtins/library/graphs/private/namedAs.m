% SPDX-License-Identifier: Apache-2.0
function id = namedAs(g, v, like)
% Nodes by names where the caller gave a name, else by numbers.
id = v;
if isnumeric(like) || islogical(like), return, end
id = reshape(g.nodes.Name(v), size(v));
if isstring(like), id = string(id); end
end
