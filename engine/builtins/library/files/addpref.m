% SPDX-License-Identifier: Apache-2.0
function addpref(group, names, values)
% Keeps values under names that are new: addpref(group, name, value), or cells of names and values.
% Example: addpref('Example', 'size', 3), v = getpref('Example', 'size'), rmpref('Example')
if nargin < 3, error('MATLAB:minrhs', 'Not enough input arguments.'); end
there = ispref(group, names);
if any(there)
    names = cellstr(names);
    error('MATLAB:addpref:PrefExists', 'preference ''%s'' already exists in group ''%s''.', names{find(there, 1)}, char(group));
end
setpref(group, names, values);
end
