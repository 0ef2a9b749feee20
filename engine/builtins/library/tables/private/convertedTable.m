% SPDX-License-Identifier: Apache-2.0
function T = convertedTable(vars, names, rows, args)
% A table of columns that were something else, with the options of the functions that convert.
s = tableState(names, vars, rows);
for k = 1:2:numel(args) - 1
    switch validatestring(args{k}, {'VariableNames', 'RowNames', 'DimensionNames', 'AsArray'})
        case 'VariableNames', s.names = checkedNames(args{k + 1}, numel(vars), 'VariableNames');
        case 'RowNames', s.rowNames = reshape(checkedNames(args{k + 1}, rows, 'RowNames'), [], 1);
        case 'DimensionNames', s.dims = reshape(cellstr(args{k + 1}), 1, 2);
    end
end
T = makeTable(s);
end
