% SPDX-License-Identifier: Apache-2.0
function [G, ID] = tableGroups(T)
% findgroups of a table's rows, and a table of the groups.
s = objectState(T);
[G, first] = rowGroups(s.vars, false);
ID = makeTable(chosenRows(s, first), T);
end
