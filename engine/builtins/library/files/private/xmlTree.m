% SPDX-License-Identifier: Apache-2.0
function t = xmlTree(text, file)
% The nodes of an XML text in the order in which they begin; node 1 is the document. For each node: its type (1 element, 3 text,
% 4 CDATA, 8 comment, 9 document), name, text, parent, children, and the names and values of its attributes.
t = struct('type', 9, 'name', {{'#document'}}, 'text', {{''}}, 'parent', 0, 'names', {{cell(1, 0)}}, 'values', {{cell(1, 0)}});
[tags, from, to] = regexp(text, '<!--.*?-->|<!\[CDATA\[.*?\]\]>|<\?.*?\?>|<!DOCTYPE[^\[>]*(\[.*?\])?[^>]*>|<[^<>]*>', ...
    'match', 'start', 'end');
tags = cellstr(tags);
open = 1; last = 0;
roots = 0;
for k = 1:numel(tags) + 1
    if k <= numel(tags), between = text(last + 1:from(k) - 1); else, between = text(last + 1:end); end
    if open(end) > 1
        if ~isempty(between), t = added(t, 3, '#text', decoded(between), open(end)); end
    elseif ~all(isspace(between)) && ~(isscalar(between) && between == char(65279))
        broken(file, 'Content is not allowed outside of the root element.');
    end
    if k > numel(tags), break; end
    last = to(k);
    tag = tags{k};
    if strncmp(tag, '<!--', 4)
        t = added(t, 8, '#comment', tag(5:end - 3), open(end));
    elseif strncmp(tag, '<![CDATA[', 9)
        t = added(t, 4, '#cdata-section', tag(10:end - 3), open(end));
    elseif any(strncmp(tag, {'<?', '<!'}, 2))
        continue;
    elseif tag(2) == '/'
        name = strtrim(tag(3:end - 1));
        if open(end) == 1 || ~strcmp(t.name{open(end)}, name)
            broken(file, sprintf('The end tag "</%s>" has no start tag.', name));
        end
        open(end) = [];
    else
        closed = numel(tag) > 2 && tag(end - 1) == '/';
        body = tag(2:end - 1 - closed);
        name = regexp(body, '^[^\s=]+', 'match', 'once');
        if isempty(name), broken(file, 'A tag has no name.'); end
        if open(end) == 1
            roots = roots + 1;
            if roots > 1, broken(file, 'There is more than one root element.'); end
        end
        t = added(t, 1, name, '', open(end));
        pairs = regexp(body(numel(name) + 1:end), '([^\s=]+)\s*=\s*("[^"]*"|''[^'']*'')', 'tokens');
        for j = 1:numel(pairs)
            t.names{end}{end + 1} = pairs{j}{1};
            t.values{end}{end + 1} = decoded(pairs{j}{2}(2:end - 1));
        end
        if ~closed, open(end + 1) = numel(t.type); end
    end
end
if numel(open) > 1
    broken(file, sprintf('The element "%s" has no end tag.', t.name{open(end)}));
elseif roots == 0
    broken(file, 'There is no root element.');
end
t.children = repmat({zeros(1, 0)}, 1, numel(t.type));
for k = 2:numel(t.type), t.children{t.parent(k)}(end + 1) = k; end
end

function t = added(t, type, name, text, parent)
t.type(end + 1) = type;
t.name{end + 1} = name;
t.text{end + 1} = text;
t.parent(end + 1) = parent;
t.names{end + 1} = cell(1, 0);
t.values{end + 1} = cell(1, 0);
end

function text = decoded(text)
if ~any(text == '&'), return; end
codes = regexp(text, '&#(x?[0-9a-fA-F]+);', 'tokens');
for k = 1:numel(codes)
    code = codes{k}{1};
    if code(1) == 'x', number = hex2dec(code(2:end)); else, number = str2double(code); end
    text = strrep(text, ['&#' code ';'], char(number));
end
text = strrep(text, '&lt;', '<');
text = strrep(text, '&gt;', '>');
text = strrep(text, '&quot;', '"');
text = strrep(text, '&apos;', '''');
text = strrep(text, '&amp;', '&');
end

function broken(file, why)
error('MATLAB:xml:ParseError', 'XML parse error in file "%s": %s', file, why);
end
