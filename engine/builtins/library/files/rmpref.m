% SPDX-License-Identifier: Apache-2.0
function rmpref(group, names)
% Removes preferences of a group, or the whole group.
% Example: setpref('Example', 'size', 3), rmpref('Example'), tf = ispref('Example')
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
group = char(group);
all = keptPreferences();
if ~isfield(all, group), error('MATLAB:rmpref:InvalidGroup', 'group ''%s'' does not exist.', group); end
if nargin < 2
    all = rmfield(all, group);
else
    names = preferenceNames('rmpref', group, names);
    for k = 1:numel(names)
        if ~isfield(all.(group), names{k})
            error('MATLAB:rmpref:InvalidPreference', 'preference ''%s'' does not exist in group ''%s''.', names{k}, group);
        end
        all.(group) = rmfield(all.(group), names{k});
    end
end
keptPreferences(all);
end
