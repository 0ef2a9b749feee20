% SPDX-License-Identifier: Apache-2.0
function book = workbookSheets(who, file)
% The sheets of an Office Open XML workbook: a struct array of name and cells, the values of all cells from A1 on: numbers, logicals and texts, NaN
% for empty cells.
b = fileBytes(who, file);
if numel(b) < 4 || ~isequal(b(1:2)', uint8('PK'))
    error(sprintf('MATLAB:%s:FileFormat', who), 'File %s not in Microsoft Excel Format (.xlsx).', file);
end
[names, contents] = zipMembers(who, file, b);
texts = containers.Map(names, contents);
if ~isKey(texts, 'xl/workbook.xml')
    error(sprintf('MATLAB:%s:FileFormat', who), 'File %s not in Microsoft Excel Format (.xlsx).', file);
end
relations = containers.Map('KeyType', 'char', 'ValueType', 'any');
found = regexp(textOf(texts, 'xl/_rels/workbook.xml.rels'), '<Relationship\s[^>]*>', 'match');
for k = 1:numel(found), relations(attribute(found{k}, 'Id')) = attribute(found{k}, 'Target'); end
shared = sharedTexts(texts);
sheets = regexp(textOf(texts, 'xl/workbook.xml'), '<sheet\s[^>]*>', 'match');
book = struct('name', cell(1, numel(sheets)), 'cells', []);
for k = 1:numel(sheets)
    book(k).name = plain(attribute(sheets{k}, 'name'));
    target = relations(attribute(sheets{k}, 'r:id'));
    if target(1) == '/', target = target(2:end); else, target = ['xl/' target]; end
    book(k).cells = {};
    if isKey(texts, target), book(k).cells = cellsOf(textOf(texts, target), shared); end
end
end

function text = textOf(texts, name)
text = '';
if isKey(texts, name), text = native2unicode(texts(name)', 'UTF-8'); end
end

function value = attribute(tag, name)
value = regexp(tag, ['\s' name '\s*=\s*"([^"]*)"'], 'tokens', 'once');
if isempty(value), value = ''; else, value = value{1}; end
end

function shared = sharedTexts(texts)
items = regexp(textOf(texts, 'xl/sharedStrings.xml'), '<si>(.*?)</si>|<si/>', 'tokens');
shared = cell(1, numel(items));
for k = 1:numel(items), shared{k} = joined(items{k}{1}); end
end

function text = joined(part)
% The parts of a text that are not phonetic.
part = regexprep(part, '<rPh\s.*?</rPh>', '');
runs = regexp(part, '<t(?:\s[^>]*)?>(.*?)</t>', 'tokens');
text = '';
for k = 1:numel(runs), text = [text, runs{k}{1}]; end
text = plain(text);
end

function text = plain(text)
if ~any(text == '&'), return, end
codes = regexp(text, '&#(x?[0-9a-fA-F]+);', 'tokens');
for k = 1:numel(codes)
    code = codes{k}{1};
    if code(1) == 'x', number = hex2dec(code(2:end)); else, number = str2double(code); end
    text = strrep(text, ['&#' code ';'], char(number));
end
text = strrep(strrep(strrep(strrep(strrep(text, '&lt;', '<'), '&gt;', '>'), '&quot;', '"'), '&apos;', ''''), '&amp;', '&');
end

function cells = cellsOf(text, shared)
found = regexp(text, '<c\s+r="([A-Z]+)(\d+)"([^>]*?)(?:/>|>(.*?)</c>)', 'tokens');
n = numel(found);
at = zeros(n, 2);
values = cell(1, n);
used = true(1, n);
for k = 1:n
    part = found{k};
    at(k, :) = [str2double(part{2}), columnNumber(part{1})];
    content = part{4};
    value = regexp(content, '<v(?:\s[^>]*)?>(.*?)</v>', 'tokens', 'once');
    switch attribute([part{3} ' '], 't')
        case 's', values{k} = shared{str2double(value{1}) + 1};
        case 'inlineStr', values{k} = joined(content);
        case 'str', if isempty(value), values{k} = ''; else, values{k} = plain(value{1}); end
        case 'b', values{k} = strcmp(value{1}, '1');
        case 'e', values{k} = NaN; if ~isempty(value), values{k} = ['ActiveX VT_ERROR: ' value{1}]; end
        otherwise, if isempty(value), used(k) = false; else, values{k} = str2double(value{1}); end
    end
end
at = at(used, :);
values = values(used);
cells = {};
if isempty(at), return, end
cells = repmat({NaN}, max(at, [], 1));
cells(sub2ind(size(cells), at(:, 1), at(:, 2))) = values;
end
