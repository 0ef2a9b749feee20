% SPDX-License-Identifier: Apache-2.0
function [fields, quoted, o] = tableFields(file, o)
% The fields of a file as texts (of workbooks: their values) and which were in quotes.
if ~(ischar(file) || isstring(file) && isscalar(file))
    error('MATLAB:textio:textio:InvalidStringOrCellStringProperty', 'File name must be a character vector or a string scalar.');
end
file = char(file);
if ~isfile(file)
    for extension = {'.csv', '.txt', '.dat', '.xlsx'}
        if ~contains(file, '.') && isfile([file extension{1}]), file = [file extension{1}]; break, end
    end
end
if ~isfile(file)
    error('MATLAB:textio:textio:FileNotFound', 'Unable to find or open ''%s''. Check the path and filename or file permissions.', file);
end
[~, ~, extension] = fileparts(file);
if ~isempty(o.Import)
    i = o.Import;
    if isempty(o.Delimiter), o.Delimiter = char(i.Delimiter); end
    if isempty(o.NumHeaderLines) && isnumeric(i.VariableNamesLine) && i.VariableNamesLine > 0, o.NumHeaderLines = i.VariableNamesLine - 1; o.ReadVariableNames = true; end
    o.VariableNamingRule = i.VariableNamingRule;
    if isequal(i.VariableNamesLine, 0), o.NumHeaderLines = i.DataLines(1) - 1; o.ReadVariableNames = false; end
end
if any(strcmpi(extension, {'.xlsx', '.xlsm', '.xls'})) || strcmpi(o.FileType, 'spreadsheet')
    args = {o.Sheet};
    if ~isempty(o.Range), args{2} = char(o.Range); end
    [~, ~, fields] = xlsread(file, args{:});
    fields(all(cellfun(@(v) isnumeric(v) && isscalar(v) && isnan(v), fields), 2), :) = [];
    quoted = false(size(fields));
    return
end
header = 0;
if ~isempty(o.NumHeaderLines), header = o.NumHeaderLines; end
style = cellstr(o.CommentStyle);
[fields, quoted, o.Delimiter] = delimitedFields(file, o.Delimiter, header, style{1});
if o.MultipleDelimsAsOne || strcmpi(o.ConsecutiveDelimitersRule, 'join')
    empty = cellfun(@isempty, fields) & ~quoted;
    for k = 1:size(fields, 1)
        keep = find(~empty(k, :));
        fields(k, :) = [fields(k, keep), repmat({''}, 1, size(fields, 2) - numel(keep))];
    end
    fields = fields(:, ~all(cellfun(@isempty, fields), 1));
    quoted = false(size(fields));
end
if isempty(o.NumHeaderLines) && size(fields, 1) > 1
    % Lines above the columns have fewer fields than those below them.
    count = sum(~cellfun(@isempty, fields) | quoted, 2);
    usual = mode(count(max(1, end - 20):end));
    first = find(count >= usual, 1);
    if usual > 1 && ~isempty(first) && all(count(1:first - 1) == 1) && first < numel(count)
        fields(1:first - 1, :) = [];
        quoted(1:first - 1, :) = [];
        o.NumHeaderLines = first - 1;
    end
end
if ~isempty(fields)
    % A delimiter at the end of every line begins no column.
    last = size(fields, 2);
    if last > 1 && all(cellfun(@isempty, fields(:, last))) && ~any(quoted(:, last)), fields(:, last) = []; quoted(:, last) = []; end
end
lines = o.DataLines;
if ~isempty(o.Import), lines = o.Import.DataLines; end
if ~isempty(lines) && ~isempty(fields), [fields, quoted] = linesOfData(fields, quoted, lines, o); end
if ~isempty(o.Range)
    r = regexp(char(o.Range), '^([A-Za-z]+)(\d+)(?::([A-Za-z]+)(\d+))?$', 'tokens', 'once');
    if isempty(r), error('MATLAB:textio:textio:InvalidRange', 'Invalid range ''%s''.', char(o.Range)); end
    number = @(t) sum((upper(t) - 'A' + 1).*26.^(numel(t) - 1:-1:0));
    rows = str2double(r{2}):size(fields, 1);
    columns = number(r{1}):size(fields, 2);
    if numel(r) > 2 && ~isempty(r{3}), rows = rows(rows <= str2double(r{4})); columns = columns(columns <= number(r{3})); end
    fields = fields(rows, columns);
    quoted = quoted(rows, columns);
end
end

function [fields, quoted] = linesOfData(fields, quoted, lines, o)
% Of the lines below the header, those from the first to the last of DataLines, a row a range; a line of names above stays.
if isscalar(lines), lines = [lines Inf]; end
header = 0;
if ~isempty(o.NumHeaderLines), header = o.NumHeaderLines; end
at = header + (1:size(fields, 1))';
keep = any(at >= lines(:, 1)' & at <= lines(:, 2)', 2);
keep(1) = keep(1) || ~isequal(o.ReadVariableNames, false) && at(1) < min(lines(:, 1));
fields = fields(keep, :);
quoted = quoted(keep, :);
end
