% SPDX-License-Identifier: Apache-2.0
function T = tableSet(T, name, value)
% T.name = value: a variable (removed by []), the properties or the names of rows.
s = objectState(T);
name = char(name);
if strcmp(name, 'Properties')
    T = makeTable(withProperties(s, value), T);
    return
elseif strcmp(name, s.dims{1}) || strcmp(name, 'Row')
    if s.timed, s.times = checkedTimes(value, s.rows); else, s.rowNames = reshape(checkedNames(value, s.rows, 'RowNames'), [], 1); end
    T = makeTable(s, T);
    return
elseif strcmp(name, s.dims{2}) || strcmp(name, 'Variables')
    T = tableAssignBrace(T, value, ':', ':');
    return
end
j = find(strcmp(s.names, name));
if isnumeric(value) && isequal(size(value), [0 0]) && isa(value, 'double')
    if isempty(j), error('MATLAB:table:UnrecognizedVarName', 'Unrecognized table variable name ''%s''.', name); end
    T = makeTable(chosenVariables(s, setdiff(1:numel(s.names), j)), T);
    return
end
if isempty(s.vars) && s.rows == 0 && ~s.timed, s.rows = size(value, 1); end
if size(value, 1) ~= s.rows
    error('MATLAB:table:RowDimensionMismatch', 'To assign to or create a variable in a table, the number of rows must match the height of the table.');
end
if isempty(j), s = withVariables(s, {name}, {value}); else, s.vars{j} = value; end
T = makeTable(s, T);
end
