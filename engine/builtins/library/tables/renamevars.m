% SPDX-License-Identifier: Apache-2.0
function T = renamevars(T, vars, names)
% T with other names of some variables.
% Example: renamevars(table(1, 2), {'Var1', 'Var2'}, {'a', 'b'})
if nargin < 3, error('MATLAB:minrhs', 'Not enough input arguments.'); end
mustBeTable('renamevars', T);
s = objectState(T);
j = tableVariables(s, vars);
names = cellstr(names);
if numel(names) ~= numel(j)
    error('MATLAB:table:renamevars:IncorrectNumberOfNames', 'The number of new names must be the number of variables to rename.');
end
s.names(j) = names;
checkedNames(s.names, numel(s.names), 'VariableNames');
T = makeTable(s, T);
end
