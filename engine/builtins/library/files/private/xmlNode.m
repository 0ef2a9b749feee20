% SPDX-License-Identifier: Apache-2.0
function node = xmlNode(t, at)
% Node `at` of a tree that xmlTree made, as an object; [] for none.
if isempty(at) || at == 0, node = []; return; end
kinds = {'Element', '', 'Text', 'CDATASection', '', '', '', 'Comment', 'Document'};
f = struct('getNodeName', @(n) nameOf(n), 'getTagName', @(n) nameOf(n), 'getNodeType', @(n) typeOf(n), ...
    'getNodeValue', @(n) valueOf(n), 'getData', @(n) valueOf(n), 'getTextContent', @(n) contentOf(n), ...
    'getDocumentElement', @(n) rootOf(n), 'getElementsByTagName', @(n, name) byName(n, name), ...
    'getChildNodes', @(n) childrenOf(n), 'hasChildNodes', @(n) childrenOf(n).getLength > 0, ...
    'getFirstChild', @(n) childrenOf(n).item(0), 'getLastChild', @(n) childrenOf(n).item(childrenOf(n).getLength - 1), ...
    'getNextSibling', @(n) sibling(n, 1), 'getPreviousSibling', @(n) sibling(n, -1), 'getParentNode', @(n) parentOf(n), ...
    'getAttribute', @(n, name) attributeOf(n, name), 'hasAttribute', @(n, name) hasOne(n, name), ...
    'hasAttributes', @(n) attributesOf(n).getLength > 0, 'getAttributes', @(n) attributesOf(n));
node = makeObject(['org.w3c.dom.' kinds{t.type(at)}], struct(), struct('tree', t, 'at', at), f);
end

function list = listOf(nodes)
f = struct('getLength', @(l) numel(objectState(l)), 'item', @(l, k) itemOf(l, k), 'getNamedItem', @(l, name) named(l, name));
list = makeObject('org.w3c.dom.NodeList', struct(), nodes, f);
end

function node = itemOf(list, k)
% Items are made when they are asked for: {tree, index} each, or an attribute's name and value.
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

function name = nameOf(node)
s = objectState(node);
name = s.tree.name{s.at};
end

function type = typeOf(node)
s = objectState(node);
type = s.tree.type(s.at);
end

function text = valueOf(node)
s = objectState(node);
text = [];
if s.tree.type(s.at) ~= 1 && s.tree.type(s.at) ~= 9, text = s.tree.text{s.at}; end
end

function text = contentOf(node)
s = objectState(node);
text = collected(s.tree, s.at);
end

function text = collected(t, at)
if any(t.type(at) == [3 4 8]), text = t.text{at}; return; end
text = '';
for k = find(t.parent == at)
    if t.type(k) ~= 8, text = [text, collected(t, k)]; end
end
end

function node = rootOf(node)
s = objectState(node);
node = xmlNode(s.tree, find(s.tree.type == 1, 1));
end

function list = byName(node, name)
s = objectState(node);
t = s.tree;
found = {};
for k = s.at + 1:numel(t.type)
    if t.parent(k) < s.at, break; end
    if t.type(k) == 1 && (strcmp(name, '*') || strcmp(t.name{k}, name)), found{end + 1} = {t, k}; end
end
list = listOf(found);
end

function list = childrenOf(node)
s = objectState(node);
found = {};
for k = find(s.tree.parent == s.at), found{end + 1} = {s.tree, k}; end
list = listOf(found);
end

function other = sibling(node, step)
s = objectState(node);
all = find(s.tree.parent == s.tree.parent(s.at));
k = find(all == s.at) + step;
other = [];
if k >= 1 && k <= numel(all), other = xmlNode(s.tree, all(k)); end
end

function node = parentOf(node)
s = objectState(node);
node = xmlNode(s.tree, s.tree.parent(s.at));
end

function value = attributeOf(node, name)
s = objectState(node);
k = find(strcmp(s.tree.names{s.at}, char(name)), 1);
value = '';
if ~isempty(k), value = s.tree.values{s.at}{k}; end
end

function tf = hasOne(node, name)
s = objectState(node);
tf = any(strcmp(s.tree.names{s.at}, char(name)));
end

function list = attributesOf(node)
s = objectState(node);
found = {};
for k = 1:numel(s.tree.names{s.at}), found{end + 1} = {s.tree.names{s.at}{k}, s.tree.values{s.at}{k}}; end
list = listOf(found);
end
