% SPDX-License-Identifier: Apache-2.0
function s = sizeOfIds(ids)
% The size of a list of nodes; one name is one node.
s = size(ids);
if ischar(ids), s = [1 1]; end
end
