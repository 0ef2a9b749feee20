% SPDX-License-Identifier: Apache-2.0
function i = filteredRows(s, filter)
% Numbers of the rows that meet the constraints of a row filter.
f = objectState(filter);
if isempty(f.test), error('MATLAB:rowfilter:NoConstraints', 'A row filter without constraints cannot choose rows.'); end
keep = f.test(@(name) s.vars{tableVariables(s, name)});
i = find(reshape(keep, [], 1));
end
