% SPDX-License-Identifier: Apache-2.0
function [A, delimiterOut, headerLinesOut] = importdata(filename, delimiterIn, headerLinesIn)
% Numbers of a delimited text file, as a matrix or, when there is a header or text, as a struct with
% data, textdata and colheaders. Other files come back as the cell of their lines.
if nargin < 1
    error('MATLAB:minrhs', 'Not enough input arguments.');
end
if nargin > 1 && (~(ischar(delimiterIn) || isstring(delimiterIn)) || ...
                  numel(sprintf(char(delimiterIn))) ~= 1)
    error('MATLAB:importdata:InvalidDelimiter', 'Delimiter must be a single character.');
end
if nargin > 2 && (~isscalar(headerLinesIn) || headerLinesIn ~= fix(headerLinesIn) || headerLinesIn < 0)
    error('MATLAB:importdata:HeaderLinesIn', 'Number of header lines must be a nonnegative integer.');
end
if exist(filename, 'file') ~= 2
    error('MATLAB:importdata:FileNotFound', 'Unable to open file.');
end
lines = regexp(fileread(filename), '\r\n|\n|\r', 'split');
while ~isempty(lines) && isempty(strtrim(lines{end}))
    lines(end) = [];
end
numeric = @(f) ~isnan(str2double(f)) | strcmpi(strtrim(f), 'nan');
if nargin > 1
    delimiter = sprintf(char(delimiterIn));
else
    delimiter = ' ';
    for d = {',', char(9), ';', '|'}
        if nnz(contains(lines, d{1})) * 2 >= numel(lines) && ~isempty(lines)
            delimiter = d{1};
            break
        end
    end
end
fields = cell(size(lines));
for k = 1:numel(lines)
    if isequal(delimiter, ' ')
        fields{k} = regexp(strtrim(lines{k}), '\s+', 'split');
    else
        fields{k} = strtrim(regexp(lines{k}, regexptranslate('escape', delimiter), 'split'));
    end
end
if nargin > 2
    header = headerLinesIn;
else
    header = 0;
    while header < numel(lines) && ~any(numeric(fields{header + 1}))
        header = header + 1;
    end
end
headerLinesOut = header;
delimiterOut = delimiter;
if header == numel(lines)
    A = lines(:);
    delimiterOut = NaN;
    headerLinesOut = 0;
    return
end
body = fields(header + 1:end);
width = max(cellfun(@numel, body));
data = NaN(numel(body), width);
text = repmat({''}, numel(body), width);
for r = 1:numel(body)
    x = str2double(body{r});
    data(r, 1:numel(x)) = x;
    text(r, 1:numel(x)) = body{r};
    text(r, numeric(text(r, :))) = {''};
end
hasText = any(~cellfun(@isempty, text(:)));
if header == 0 && ~hasText
    A = data;
    return
end
names = find(~all(isnan(data), 1));
A = struct('data', data(:, names), 'textdata', {lines(1:header)'});
if header > 0 && numel(fields{header}) == width
    A.colheaders = fields{header};
    if ~hasText && header == 1
        A.textdata = fields{1};
    end
end
if hasText
    rows = fields(1:header);
    block = repmat({''}, header, width);
    for r = 1:header
        n = min(numel(rows{r}), width);
        block(r, 1:n) = rows{r}(1:n);
    end
    A.textdata = [block; text];
    A.textdata(:, all(cellfun(@isempty, A.textdata), 1)) = [];
end
end
