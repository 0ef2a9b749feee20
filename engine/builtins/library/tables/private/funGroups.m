% SPDX-License-Identifier: Apache-2.0
function [g, n, r] = funGroups(s, o)
% The groups of varfun and rowfun: of each row, their number, and the state of a table with their keys and GroupCount.
g = [];
n = 1;
r = [];
if isempty(o.group), return, end
[g, first] = rowGroups(s.vars(o.group), false);
n = numel(first);
keys = cellfun(@(v) rowsOf(v, first), s.vars(o.group), 'UniformOutput', false);
r = tableState([s.names(o.group) {'GroupCount'}], [keys {accumarray(g(~isnan(g)), 1, [n 1])}], n);
end
