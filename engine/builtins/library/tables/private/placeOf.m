% SPDX-License-Identifier: Apache-2.0
function k = placeOf(s, names)
% Numbers of categories by name.
names = cellstr(names);
[known, k] = ismember(names, s.names);
if ~all(known)
    error('MATLAB:categorical:UnrecognizedCategory', '''%s'' is not a category.', names{find(~known, 1)});
end
end
