% SPDX-License-Identifier: Apache-2.0
function text = xmlwrite(varargin)
% Writes a document object (of xmlread, or of com.mathworks.xml.XMLUtils.createDocument) as XML: xmlwrite(file, document), or
% text = xmlwrite(document). Elements stand on lines of their own, indented by three blanks, except beside text.
% Example: d = com.mathworks.xml.XMLUtils.createDocument('list'); t = xmlwrite(d)
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
node = varargin{end};
if ~isobject(node) || ~strncmp(class(node), 'org.w3c.dom.', 12)
    error('MATLAB:xmlwrite:InvalidInput', 'The last argument must be a document object.');
end
s = objectState(node);
t = objectState(s.document);
nodes = s.at;
if t.type(nodes) == 9, nodes = t.children{nodes}; end
body = '';
for k = nodes
    body = [body, written(t, k, 0)];
    if t.type(k) ~= 3, body = [body, newline]; end
end
body = ['<?xml version="1.0" encoding="utf-8"?>', newline, body];
if nargin < 2, text = body; return, end
[id, why] = fopen(char(varargin{1}), 'w', 'n', 'UTF-8');
if id < 0, error('MATLAB:xmlwrite:FileOpen', 'Unable to open file ''%s'': %s.', char(varargin{1}), why); end
closing = onCleanup(@() fclose(id));
fprintf(id, '%s', body);
if nargout > 0, text = body; end
end

function text = written(t, at, depth)
switch t.type(at)
    case 3, text = coded(t.text{at}, false); return
    case 4, text = ['<![CDATA[' t.text{at} ']]>']; return
    case 8, text = ['<!--' t.text{at} '-->']; return
end
text = ['<' t.name{at}];
for k = 1:numel(t.names{at}), text = sprintf('%s %s="%s"', text, t.names{at}{k}, coded(t.values{at}{k}, true)); end
children = t.children{at};
if isempty(children), text = [text '/>']; return, end
text = [text '>'];
before = 0;
for k = children
    type = t.type(k);
    if (type == 1 || type == 8) && ~any(before == [3 4]), text = [text, newline, blanks(3*depth + 3)]; end
    text = [text, written(t, k, depth + 1)];
    before = type;
end
if ~any(before == [3 4]) && (before == 1 || any(t.type(children) == 1)), text = [text, newline, blanks(3*depth)]; end
text = [text '</' t.name{at} '>'];
end

function text = coded(text, quoted)
text = strrep(text, '&', '&amp;');
text = strrep(text, '<', '&lt;');
text = strrep(text, '>', '&gt;');
if quoted, text = strrep(text, '"', '&quot;'); end
end
