% SPDX-License-Identifier: Apache-2.0
function B = rows2vars(T, varargin)
% The rows of a table as the variables of another. VariableNamesSource, DataVariables.
% Example: rows2vars(table([1; 2], [3; 4]))
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
mustBeTable('rows2vars', T);
s = objectState(T);
j = 1:numel(s.names);
source = [];
for k = 1:2:numel(varargin) - 1
    switch validatestring(varargin{k}, {'VariableNamesSource', 'DataVariables', 'VariableNamingRule'}, 'rows2vars')
        case 'VariableNamesSource', source = tableVariables(s, varargin{k + 1});
        case 'DataVariables', j = tableVariables(s, varargin{k + 1});
    end
end
names = arrayfun(@(k) sprintf('Var%d', k), 1:s.rows, 'UniformOutput', false);
if ~isempty(s.rowNames), names = reshape(s.rowNames, 1, []); end
if ~isempty(source)
    j = setdiff(j, source);
    names = reshape(matlab.lang.makeUniqueStrings(matlab.lang.makeValidName(cellstr(string(s.vars{source})))), 1, []);
end
r = tableState({'OriginalVariableNames'}, {reshape(s.names(j), [], 1)}, numel(j));
C = table2cell(makeTable(chosenVariables(s, j)));
vars = arrayfun(@(i) joinedColumn(C(i, :).'), 1:s.rows, 'UniformOutput', false);
B = makeTable(withVariables(r, names, vars));
end
