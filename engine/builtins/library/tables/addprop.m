% SPDX-License-Identifier: Apache-2.0
function T = addprop(T, names, kinds)
% Properties of one's own for a table, in T.Properties.CustomProperties: kinds 'table' or 'variable'.
% Example: T = addprop(table(1), 'Source', 'table'); T.Properties.CustomProperties.Source = 'x'
if nargin < 3, error('MATLAB:minrhs', 'Not enough input arguments.'); end
mustBeTable('addprop', T);
s = objectState(T);
names = cellstr(names);
kinds = cellstr(kinds);
for k = 1:numel(names)
    s.custom.(names{k}) = struct('value', {[]}, 'perVariable', strcmp(validatestring(kinds{min(k, end)}, {'table', 'variable'}), 'variable'));
end
T = makeTable(s, T);
end
