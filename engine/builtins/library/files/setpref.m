% SPDX-License-Identifier: Apache-2.0
function setpref(group, names, values)
% Keeps values from session to session: setpref(group, name, value), or cells of names and values.
% Example: setpref('Example', 'size', 3), v = getpref('Example', 'size'), rmpref('Example')
if nargin < 3, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if ~iscell(names), values = {values}; end
names = preferenceNames('setpref', group, names);
if numel(values) ~= numel(names), error('MATLAB:setpref:InvalidNumberOfValues', 'There must be a value for each preference.'); end
all = keptPreferences();
for k = 1:numel(names), all.(char(group)).(names{k}) = values{k}; end
keptPreferences(all);
end
