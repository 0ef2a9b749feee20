% SPDX-License-Identifier: Apache-2.0
function [status, message] = xlswrite(file, A, sheet, range)
% Writes an array or a cell of numbers, logicals and texts to a sheet of an Excel workbook (.xlsx): xlswrite(file, A, sheet, range), with the sheet's name
% or number (1) and the range or its first cell (A1). Other cells and sheets of a file that is there stay, without their formats and formulas.
% Example: f = [tempname '.xlsx']; xlswrite(f, {'a', 1; 'b', 2}), [x, t] = xlsread(f); delete(f)
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if nargin < 3 || isempty(sheet), sheet = 1; end
if nargin < 4, range = ''; end
if nargin == 3 && ~isnumeric(sheet) && ~isempty(regexp(char(sheet), '^[A-Za-z]+\d+(:[A-Za-z]+\d+)?$', 'once')) && any(char(sheet) == ':')
    range = sheet;
    sheet = 1;
end
if isempty(A), error('MATLAB:xlswrite:EmptyInput', 'Input array is empty.'); end
if ndims(A) > 2, error('MATLAB:xlswrite:InputDimension', 'Dimension of input array cannot be higher than two.'); end
if ischar(A) || isstring(A), A = reshape(cellstr(A), [], 1); end
if isnumeric(A) || islogical(A)
    A = num2cell(full(A));
elseif ~iscell(A)
    error('MATLAB:xlswrite:InputType', 'Input data must be a numeric, cell, or logical array.');
end
file = char(file);
[~, ~, extension] = fileparts(file);
if isempty(extension), file = [file '.xlsx']; end
if nargout == 0, writeSheet(file, A, sheet, range); return, end
status = true;
[message.message, message.identifier] = deal('');
try
    writeSheet(file, A, sheet, range);
catch e
    status = false;
    message.message = e.message;
    message.identifier = e.identifier;
end
end

function writeSheet(file, A, sheet, range)
book = struct('name', {}, 'cells', {});
if isfile(file), book = workbookSheets('xlswrite', file); end
if isnumeric(sheet)
    for k = numel(book) + 1:sheet, book(k) = struct('name', sprintf('Sheet%d', k), 'cells', {{}}); end
    at = sheet;
else
    at = find(strcmpi({book.name}, char(sheet)), 1);
    if isempty(at)
        at = numel(book) + 1;
        book(at) = struct('name', char(sheet), 'cells', {{}});
    end
end
first = [1 1];
if ~isempty(range)
    r = sheetRange('xlswrite', range);
    first = r(1:2);
    if any(char(range) == ':')
        room = min([r(3) - r(1), r(4) - r(2)] + 1, size(A));
        A = A(1:room(1), 1:room(2));
    end
end
cells = book(at).cells;
whole = repmat({NaN}, max([size(cells); first + size(A) - 1], [], 1));
whole(1:size(cells, 1), 1:size(cells, 2)) = cells;
whole(first(1) + (0:size(A, 1) - 1), first(2) + (0:size(A, 2) - 1)) = A;
book(at).cells = whole;
head = ['<?xml version="1.0" encoding="UTF-8" standalone="yes"?>' newline];
main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
package = 'http://schemas.openxmlformats.org/package/2006/';
types = [head '<Types xmlns="' package 'content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' ...
    '<Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ' ...
    'ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/>'];
relations = [head '<Relationships xmlns="' package 'relationships">'];
list = [head '<workbook xmlns="' main '" xmlns:r="' office '"><sheets>'];
names = {};
contents = {};
for k = 1:numel(book)
    types = [types sprintf('<Override PartName="/xl/worksheets/sheet%d.xml" ', k) ...
        'ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/>'];
    relations = [relations sprintf('<Relationship Id="rId%d" Type="%s/worksheet" Target="worksheets/sheet%d.xml"/>', k, office, k)];
    list = [list sprintf('<sheet name="%s" sheetId="%d" r:id="rId%d"/>', coded(book(k).name), k, k)];
    names{k} = sprintf('xl/worksheets/sheet%d.xml', k);
    contents{k} = [head '<worksheet xmlns="' main '"><sheetData>' rowsOf(book(k).cells) '</sheetData></worksheet>'];
end
names = [{'[Content_Types].xml', '_rels/.rels', 'xl/workbook.xml', 'xl/_rels/workbook.xml.rels'}, names];
contents = [{[types '</Types>'], ...
    [head '<Relationships xmlns="' package 'relationships"><Relationship Id="rId1" Type="' office '/officeDocument" Target="xl/workbook.xml"/></Relationships>'], ...
    [list '</sheets></workbook>'], [relations '</Relationships>']}, contents];
contents = cellfun(@(text) unicode2native(text, 'UTF-8')', contents, 'UniformOutput', false);
[id, why] = fopen(file, 'w');
if id < 0, error('MATLAB:xlswrite:LockedFile', 'The file %s is not writable: %s.', file, why); end
closing = onCleanup(@() fclose(id));
fwrite(id, zipArchive(names, contents, repmat(clock, numel(names), 1)), 'uint8');
end

function text = rowsOf(cells)
letters = arrayfun(@columnLetters, 1:size(cells, 2), 'UniformOutput', false);
rows = cell(1, size(cells, 1));
for i = 1:size(cells, 1)
    parts = cell(1, size(cells, 2));
    for j = 1:size(cells, 2), parts{j} = cellText(cells{i, j}, [letters{j} sprintf('%d', i)]); end
    parts = [parts{:}];
    if ~isempty(parts), rows{i} = sprintf('<row r="%d">%s</row>', i, parts); end
end
text = [rows{:}];
if isempty(text), text = ''; end
end

function text = cellText(v, place)
text = '';
if ischar(v) || isstring(v)
    if isstring(v) && ismissing(v) || isempty(char(v)), return, end
    text = ['<c r="' place '" t="inlineStr"><is><t xml:space="preserve">' coded(char(v)) '</t></is></c>'];
elseif islogical(v) && isscalar(v)
    text = sprintf('<c r="%s" t="b"><v>%d</v></c>', place, v);
elseif isnumeric(v) && isscalar(v)
    v = double(v);
    if isnan(v), return, end
    if isinf(v), v = sign(v)*65535; end
    number = sprintf('%.15g', v);
    if str2double(number) ~= v, number = sprintf('%.17g', v); end
    text = ['<c r="' place '"><v>' number '</v></c>'];
elseif ~isempty(v)
    error('MATLAB:xlswrite:InputType', 'Cells must contain numbers, logicals or texts.');
end
end

function text = coded(text)
text = strrep(strrep(strrep(strrep(text, '&', '&amp;'), '<', '&lt;'), '>', '&gt;'), '"', '&quot;');
end
