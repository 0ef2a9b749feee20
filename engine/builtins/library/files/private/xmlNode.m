% SPDX-License-Identifier: Apache-2.0
function node = xmlNode(document, at)
% Node `at` of a document, which is a handle object whose state is a tree of xmlTree; [] for none.
if isempty(at) || at == 0, node = []; return; end
t = objectState(document);
kinds = {'Element', '', 'Text', 'CDATASection', '', '', '', 'Comment', 'Document'};
node = makeObject(['org.w3c.dom.' kinds{t.type(at)}], struct(), struct('document', document, 'at', at), struct( ...
    'getNodeName', @nameOf, 'getTagName', @nameOf, 'getNodeType', @typeOf, 'getNodeValue', @valueOf, 'getData', @valueOf, ...
    'getTextContent', @contentOf, 'getDocumentElement', @rootOf, 'getElementsByTagName', @byName, 'getChildNodes', @childrenOf, ...
    'hasChildNodes', @(n) childrenOf(n).getLength > 0, 'getFirstChild', @(n) childrenOf(n).item(0), ...
    'getLastChild', @(n) childrenOf(n).item(childrenOf(n).getLength - 1), 'getNextSibling', @(n) sibling(n, 1), ...
    'getPreviousSibling', @(n) sibling(n, -1), 'getParentNode', @parentOf, 'getOwnerDocument', @ownerOf, 'getAttribute', @attributeOf, ...
    'hasAttribute', @hasOne, 'hasAttributes', @(n) attributesOf(n).getLength > 0, 'getAttributes', @attributesOf, ...
    'createElement', @(n, name) created(n, 1, name, ''), 'createTextNode', @(n, text) created(n, 3, '#text', text), ...
    'createCDATASection', @(n, text) created(n, 4, '#cdata-section', text), 'createComment', @(n, text) created(n, 8, '#comment', text), ...
    'appendChild', @(n, child) moved(n, child, []), 'insertBefore', @moved, 'removeChild', @removed, 'replaceChild', @replaced, ...
    'cloneNode', @cloned, 'importNode', @imported, 'setAttribute', @setAttribute, 'removeAttribute', @removeAttribute, ...
    'setTextContent', @setContent, 'setNodeValue', @setValue, 'setData', @setValue, 'normalize', @(n) [], 'equals', @isSame, 'isSameNode', @isSame));
end

function list = listOf(nodes)
f = struct('getLength', @(l) numel(objectState(l)), 'item', @itemOf, 'getNamedItem', @named);
list = makeObject('org.w3c.dom.NodeList', struct(), nodes, f);
end

function node = itemOf(list, k)
% Items are made when they are asked for: {document, index} each, or an attribute's name and value.
nodes = objectState(list);
node = [];
if k < 0 || k >= numel(nodes), return; end
node = made(nodes{k + 1});
end

function node = made(entry)
if ischar(entry{1})
    f = struct('getName', @(a) objectState(a).name, 'getNodeName', @(a) objectState(a).name, ...
        'getValue', @(a) objectState(a).value, 'getNodeValue', @(a) objectState(a).value, 'getTextContent', @(a) objectState(a).value);
    node = makeObject('org.w3c.dom.Attr', struct(), struct('name', entry{1}, 'value', entry{2}), f);
else
    node = xmlNode(entry{:});
end
end

function node = named(list, name)
node = [];
for entry = objectState(list)
    if ischar(entry{1}{1}) && strcmp(entry{1}{1}, name), node = made(entry{1}); end
end
end

function [t, at, document] = placeOf(node)
s = objectState(node);
document = s.document;
at = s.at;
t = objectState(document);
end

function keep(document, t)
alterObject(document, struct(), t);
end

function name = nameOf(node)
[t, at] = placeOf(node);
name = t.name{at};
end

function type = typeOf(node)
[t, at] = placeOf(node);
type = t.type(at);
end

function text = valueOf(node)
[t, at] = placeOf(node);
text = [];
if t.type(at) ~= 1 && t.type(at) ~= 9, text = t.text{at}; end
end

function text = contentOf(node)
[t, at] = placeOf(node);
text = collected(t, at);
end

function text = collected(t, at)
if any(t.type(at) == [3 4 8]), text = t.text{at}; return; end
text = '';
for k = t.children{at}
    if t.type(k) ~= 8, text = [text, collected(t, k)]; end
end
end

function node = rootOf(node)
[t, ~, document] = placeOf(node);
roots = t.children{1};
node = xmlNode(document, roots(find(t.type(roots) == 1, 1)));
end

function list = byName(node, name)
[t, at, document] = placeOf(node);
found = {};
for k = below(t, at, char(name)), found{end + 1} = {document, k}; end
list = listOf(found);
end

function found = below(t, at, name)
found = zeros(1, 0);
for k = t.children{at}
    if t.type(k) ~= 1, continue; end
    if strcmp(name, '*') || strcmp(t.name{k}, name), found(end + 1) = k; end
    found = [found, below(t, k, name)];
end
end

function list = childrenOf(node)
[t, at, document] = placeOf(node);
found = {};
for k = t.children{at}, found{end + 1} = {document, k}; end
list = listOf(found);
end

function other = sibling(node, step)
[t, at, document] = placeOf(node);
other = [];
if t.parent(at) == 0, return; end
all = t.children{t.parent(at)};
k = find(all == at) + step;
if k >= 1 && k <= numel(all), other = xmlNode(document, all(k)); end
end

function node = parentOf(node)
[t, at, document] = placeOf(node);
node = xmlNode(document, t.parent(at));
end

function node = ownerOf(node)
[~, ~, document] = placeOf(node);
node = xmlNode(document, 1);
end

function value = attributeOf(node, name)
[t, at] = placeOf(node);
k = find(strcmp(t.names{at}, char(name)), 1);
value = '';
if ~isempty(k), value = t.values{at}{k}; end
end

function tf = hasOne(node, name)
[t, at] = placeOf(node);
tf = any(strcmp(t.names{at}, char(name)));
end

function list = attributesOf(node)
[t, at] = placeOf(node);
found = {};
for k = 1:numel(t.names{at}), found{end + 1} = {t.names{at}{k}, t.values{at}{k}}; end
list = listOf(found);
end

function tf = isSame(node, other)
[~, at, document] = placeOf(node);
[~, there, owner] = placeOf(other);
tf = at == there && document == owner;
end

function node = created(node, type, name, text)
[t, ~, document] = placeOf(node);
name = char(name);
if type == 1 && (isempty(name) || ~isempty(regexp(name, '^[0-9.\-]|[\s<>&"''/=]', 'once')))
    error('MATLAB:Java:GenericException', 'INVALID_CHARACTER_ERR: An invalid or illegal XML character is specified.');
end
t = newNode(t, type, name, char(text));
keep(document, t);
node = xmlNode(document, numel(t.type));
end

function t = newNode(t, type, name, text)
t.type(end + 1) = type;
t.name{end + 1} = name;
t.text{end + 1} = text;
t.parent(end + 1) = 0;
t.names{end + 1} = cell(1, 0);
t.values{end + 1} = cell(1, 0);
t.children{end + 1} = zeros(1, 0);
end

function child = moved(node, child, before)
% The child comes in front of a node, or to the end; it leaves its old place.
[t, at, document] = placeOf(node);
[~, k, owner] = placeOf(child);
if owner ~= document
    error('MATLAB:Java:GenericException', 'WRONG_DOCUMENT_ERR: A node is used in a different document than the one that created it.');
end
up = at;
while up ~= 0
    if up == k, error('MATLAB:Java:GenericException', 'HIERARCHY_REQUEST_ERR: A node cannot be its own descendant.'); end
    up = t.parent(up);
end
t = taken(t, k);
list = t.children{at};
position = numel(list) + 1;
if ~isempty(before)
    [~, b] = placeOf(before);
    position = find(list == b, 1);
    if isempty(position), missing(); end
end
t.children{at} = [list(1:position - 1), k, list(position:end)];
t.parent(k) = at;
keep(document, t);
end

function t = taken(t, k)
up = t.parent(k);
if up == 0, return; end
t.children{up} = t.children{up}(t.children{up} ~= k);
t.parent(k) = 0;
end

function missing()
error('MATLAB:Java:GenericException', 'NOT_FOUND_ERR: An attempt is made to reference a node in a context where it does not exist.');
end

function child = removed(node, child)
[t, at, document] = placeOf(node);
[~, k] = placeOf(child);
if t.parent(k) ~= at, missing(); end
keep(document, taken(t, k));
end

function old = replaced(node, child, old)
moved(node, child, old);
removed(node, old);
end

function node = cloned(node, deep)
[t, at, document] = placeOf(node);
[t, k] = copied(t, t, at, nargin > 1 && deep);
keep(document, t);
node = xmlNode(document, k);
end

function node = imported(document, node, deep)
[t, ~, own] = placeOf(document);
[from, at] = placeOf(node);
[t, k] = copied(t, from, at, nargin > 2 && deep);
keep(own, t);
node = xmlNode(own, k);
end

function [t, k] = copied(t, from, at, deep)
t = newNode(t, from.type(at), from.name{at}, from.text{at});
k = numel(t.type);
t.names{k} = from.names{at};
t.values{k} = from.values{at};
if ~deep, return; end
for j = from.children{at}
    [t, child] = copied(t, from, j, true);
    t.children{k}(end + 1) = child;
    t.parent(child) = k;
end
end

function setAttribute(node, name, value)
[t, at, document] = placeOf(node);
if isnumeric(value) || islogical(value), value = sprintf('%.15g', value); end
k = find(strcmp(t.names{at}, char(name)), 1);
if isempty(k), k = numel(t.names{at}) + 1; end
t.names{at}{k} = char(name);
t.values{at}{k} = char(value);
keep(document, t);
end

function removeAttribute(node, name)
[t, at, document] = placeOf(node);
others = ~strcmp(t.names{at}, char(name));
t.names{at} = t.names{at}(others);
t.values{at} = t.values{at}(others);
keep(document, t);
end

function setContent(node, text)
[t, at, document] = placeOf(node);
if t.type(at) ~= 1, setValue(node, text); return; end
t.parent(t.children{at}) = 0;
t.children{at} = zeros(1, 0);
t = newNode(t, 3, '#text', char(text));
t.children{at} = numel(t.type);
t.parent(end) = at;
keep(document, t);
end

function setValue(node, text)
[t, at, document] = placeOf(node);
t.text{at} = char(text);
keep(document, t);
end
