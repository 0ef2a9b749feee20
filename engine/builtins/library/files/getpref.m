% SPDX-License-Identifier: Apache-2.0
function value = getpref(group, names, defaults)
% Values that are kept from session to session: getpref(group, name), with a default that is stored where there is none; a cell of names gives a
% cell; getpref(group) all of a group as a struct, getpref all groups.
% Example: setpref('Example', 'size', 3), v = getpref('Example', 'size'), rmpref('Example')
all = keptPreferences();
if nargin == 0, value = all; return, end
preferenceNames('getpref', group, 'all');
group = char(group);
if nargin == 1
    value = [];
    if isfield(all, group), value = all.(group); end
    return
end
many = iscell(names);
names = preferenceNames('getpref', group, names);
value = cell(size(names));
for k = 1:numel(names)
    if isfield(all, group) && isfield(all.(group), names{k})
        value{k} = all.(group).(names{k});
    elseif nargin > 2
        value{k} = defaults;
        if many, value{k} = defaults{k}; end
        all.(group).(names{k}) = value{k};
        keptPreferences(all);
    elseif ~isfield(all, group)
        error('MATLAB:getpref:InvalidGroup', 'group ''%s'' does not exist.', group);
    else
        error('MATLAB:getpref:InvalidPreference', 'preference ''%s'' does not exist in group ''%s''.', names{k}, group);
    end
end
if ~many, value = value{1}; end
end
