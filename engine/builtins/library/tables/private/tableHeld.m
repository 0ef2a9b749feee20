% SPDX-License-Identifier: Apache-2.0
function v = tableHeld(T, name)
% What T.name(…) = value changes a part of; [] for a new variable.
v = [];
s = objectState(T);
if any(strcmp(name, [{'Properties', 'Row', 'Variables'} s.dims])), v = tableMember(T, name); end
end
