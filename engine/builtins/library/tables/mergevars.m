% SPDX-License-Identifier: Apache-2.0
function T = mergevars(T, vars, varargin)
% T with several variables as one of several columns; NewVariableName, MergeAsTable.
% Example: mergevars(table(1, 2, 3), [1 2], 'NewVariableName', 'Both')
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
mustBeTable('mergevars', T);
s = objectState(T);
j = tableVariables(s, vars);
name = '';
asTable = false;
for k = 1:2:numel(varargin) - 1
    switch validatestring(varargin{k}, {'NewVariableName', 'MergeAsTable'}, 'mergevars')
        case 'NewVariableName', name = char(varargin{k + 1});
        case 'MergeAsTable', asTable = varargin{k + 1};
    end
end
if isempty(name), name = sprintf('Var%d', min(j)); end
if asTable, v = makeTable(tableState(s.names(j), s.vars(j), s.rows)); else, v = joinedData(s, (1:s.rows)', j); end
first = min(j);
rest = setdiff(1:numel(s.names), j);
s = chosenVariables(s, [rest(rest < first), first, rest(rest > first)]);
at = nnz(rest < first) + 1;
s.vars{at} = v;
s.names{at} = name;
checkedNames(s.names, numel(s.names), 'VariableNames');
T = makeTable(s, T);
end
