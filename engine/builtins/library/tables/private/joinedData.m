% SPDX-License-Identifier: Apache-2.0
function v = joinedData(s, i, j)
% Rows of variables side by side as one array.
parts = s.vars(j);
if ~isequal(i, (1:s.rows)'), parts = cellfun(@(v) rowsOf(v, i), parts, 'UniformOutput', false); end
if isempty(parts), v = zeros(numel(i), 0); return, end
cells = cellfun(@iscell, parts);
if any(cells) && ~all(cells)
    a = j(1);
    b = j(find(cells ~= cells(1), 1));
    error('MATLAB:table:ExtractDataIncompatibleTypeError', 'Unable to concatenate the table variables ''%s'' and ''%s'', because their types are %s and %s.', s.names{a}, s.names{b}, class(s.vars{a}), class(s.vars{b}));
end
others = cellfun(@(v) isnumeric(v) || islogical(v), parts);
if any(others) && any(cellfun(@iscategorical, parts))
    b = find(others ~= others(1), 1);
    error('MATLAB:table:ExtractDataIncompatibleTypeError', 'Unable to concatenate the table variables ''%s'' and ''%s'', because their types are %s and %s.', s.names{j(1)}, s.names{j(b)}, class(parts{1}), class(parts{b}));
end
try
    v = horzcat(parts{:});
catch
    kinds = cellfun(@class, parts, 'UniformOutput', false);
    b = find(~strcmp(kinds, kinds{1}), 1);
    if isempty(b), b = numel(kinds); end
    error('MATLAB:table:ExtractDataIncompatibleTypeError', 'Unable to concatenate the table variables ''%s'' and ''%s'', because their types are %s and %s.', s.names{j(1)}, s.names{j(b)}, kinds{1}, kinds{b});
end
end
