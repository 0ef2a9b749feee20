% SPDX-License-Identifier: Apache-2.0
function names = checkedNames(names, count, what)
% Names of variables (or rows): texts, as many as there are, each different.
if isempty(names) && count == 0, names = cell(1, 0); return, end
if ~(ischar(names) || isstring(names) || iscellstr(names))
    error('MATLAB:table:InvalidVarNames', 'The %s property must be a cell array, with each element containing one nonempty character vector.', what);
end
names = reshape(cellstr(names), 1, []);
rows = strcmp(what, 'RowNames');
if numel(names) ~= count
    if rows
        error('MATLAB:table:IncorrectNumberOfRowNames', 'The RowNames property must contain one name for each row in the table.');
    end
    error('MATLAB:table:IncorrectNumberOfVarNames', 'The VariableNames property must contain one name for each variable in the table.');
end
if any(cellfun(@isempty, names))
    error('MATLAB:table:InvalidVarNames', 'The %s property must be a cell array, with each element containing one nonempty character vector.', what);
end
[~, first] = unique(names);
if numel(first) < count
    twice = names{min(setdiff(1:count, first))};
    if rows, error('MATLAB:table:DuplicateRowNames', 'Duplicate table row name: ''%s''.', twice); end
    error('MATLAB:table:DuplicateVarNames', 'Duplicate table variable name: ''%s''.', twice);
end
reserved = names(ismember(names, {'Properties', 'VariableNames', 'RowNames', ':'}));
if ~rows && ~isempty(reserved)
    error('MATLAB:table:ReservedVariableNames', '''%s'' is a reserved table variable name.', reserved{1});
end
end
