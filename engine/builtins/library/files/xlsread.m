% SPDX-License-Identifier: Apache-2.0
function [num, txt, raw] = xlsread(file, varargin)
% A sheet of an Excel workbook (.xlsx): numbers, texts and all cells. xlsread(file, sheet, range) with the sheet's name or number (1) and a range such
% as 'B2:D5'. num begins and ends with the rows and columns that have numbers, NaN where there are others; txt has '' for numbers; raw is a cell,
% NaN for empty ones. Dates are Excel's numbers.
% Example: f = [tempname '.xlsx']; xlswrite(f, magic(3)), x = xlsread(f); delete(f)
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if ~(ischar(file) || isstring(file) && isscalar(file))
    error('MATLAB:xlsread:FileName', 'File name must be a character vector or string scalar.');
end
file = char(file);
[~, ~, extension] = fileparts(file);
if isempty(extension), file = [file '.xlsx']; end
if ~isfile(file), error('MATLAB:xlsread:FileNotFound', 'XLSREAD unable to open file ''%s''.\nFile ''%s'' not found.', file, file); end
args = varargin;
if ~isempty(args) && (ischar(args{end}) || isstring(args{end})) && strcmpi(args{end}, 'basic'), args(end) = []; end
sheet = 1;
range = '';
if numel(args) == 1 && ~isnumeric(args{1}) && ~isempty(regexp(char(args{1}), '^\$?[A-Za-z]+\$?\d*:\$?[A-Za-z]+\$?\d*$', 'once'))
    range = char(args{1});
elseif ~isempty(args)
    if ~isempty(args{1}), sheet = args{1}; end
    if numel(args) > 1, range = char(args{2}); end
end
book = workbookSheets('xlsread', file);
raw = book(sheetNumber('xlsread', book, sheet)).cells;
if ~isempty(range)
    r = sheetRange('xlsread', range);
    r(3) = min(r(3), max(size(raw, 1), r(1)));
    whole = repmat({NaN}, r(3) - r(1) + 1, r(4) - r(2) + 1);
    rows = r(1):min(r(3), size(raw, 1));
    columns = r(2):min(r(4), size(raw, 2));
    whole(1:numel(rows), 1:numel(columns)) = raw(rows, columns);
    raw = whole;
end
isText = cellfun(@ischar, raw);
isNumber = ~isText & ~cellfun(@(v) isnumeric(v) && isnan(v), raw);
num = NaN(size(raw));
num(isNumber) = cellfun(@double, raw(isNumber));
num = num(edges(any(isNumber, 2)), edges(any(isNumber, 1)));
if isempty(num), num = []; end
txt = raw;
txt(~isText) = {''};
txt = txt(edges(any(isText, 2)), edges(any(isText, 1)));
if isempty(txt), txt = {}; end
end

function at = edges(has)
at = find(has, 1):find(has, 1, 'last');
end
