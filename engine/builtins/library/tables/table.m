% SPDX-License-Identifier: Apache-2.0
function T = table(varargin)
% A table: columns of any class and equal height with names. table(v1, v2, …) with 'VariableNames', 'RowNames', 'DimensionNames'; table('Size', [m n], 'VariableTypes', types).
% T(rows, variables) is a table, T{rows, variables} its data, T.Name one variable; T.Properties has names, units and descriptions.
% Example: T = table([38; 43], {'Li'; 'Diaz'}, 'VariableNames', {'Age', 'Name'})
if nargin == 1 && isstruct(varargin{1}) && isfield(varargin{1}, 'VitrineClass'), T = restoredTable(varargin{1}); return, end
names = cell(1, nargin);
for k = 1:nargin, names{k} = inputname(k); end
T = makeTable(tableArguments(varargin, names, false));
end
