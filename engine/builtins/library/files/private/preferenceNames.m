% SPDX-License-Identifier: Apache-2.0
function names = preferenceNames(who, group, names)
% Group and names of preferences, checked; the names as a cell.
if ~ischar(group) && ~(isstring(group) && isscalar(group)) || ~isvarname(char(group))
    error(sprintf('MATLAB:%s:InvalidGroupName', who), 'Group must be a valid variable name.');
end
names = cellstr(names);
if ~all(cellfun(@isvarname, names))
    error(sprintf('MATLAB:%s:InvalidPreferenceName', who), 'Preference must be a valid variable name or a cell array of them.');
end
end
