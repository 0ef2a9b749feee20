% SPDX-License-Identifier: Apache-2.0
function s = readstruct(file, varargin)
% A struct of an XML or JSON file: elements are fields, those of one name an array, attributes fields with the ending Attribute,
% text beside them the field Text. Text that is a number becomes one, other text a string. Options: FileType ('xml', 'json'),
% StructNodeName (the element to read), AttributeSuffix, ImportAttributes, DetectTypes.
% Example: f = [tempname '.xml']; writestruct(struct('a', 1), f); s = readstruct(f); delete(f)
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
o = structFileOptions('readstruct', file, varargin);
text = wholeText(file, 'readstruct');
if strcmp(o.FileType, 'json')
    s = textAsStrings(jsondecode(text));
    return;
end
t = xmlTree(text, char(file));
root = find(t.type == 1, 1);
if ~isempty(o.StructNodeName)
    root = find(t.type == 1 & strcmp(t.name, o.StructNodeName), 1);
    if isempty(root), error('MATLAB:io:xml:readstruct:NodeNotFound', 'Unable to find node "%s" in the file.', o.StructNodeName); end
end
s = elementValue(t, root, o);
if ~isstruct(s), s = struct('Text', s); end
end

function value = elementValue(t, at, o)
children = find(t.parent == at);
elements = children(t.type(children) == 1);
words = children(t.type(children) == 3 | t.type(children) == 4);
text = strtrim(['', t.text{words}]);
attributes = o.ImportAttributes && ~isempty(t.names{at});
if isempty(elements) && ~attributes
    value = leaf(text, o);
    return;
end
value = struct();
if attributes
    for k = 1:numel(t.names{at})
        value.(matlab.lang.makeValidName([t.names{at}{k} o.AttributeSuffix])) = leaf(t.values{at}{k}, o);
    end
end
done = {};
for k = elements
    name = t.name{k};
    if any(strcmp(name, done)), continue; end
    done{end + 1} = name;
    same = elements(strcmp(t.name(elements), name));
    parts = cell(1, numel(same));
    for j = 1:numel(same), parts{j} = elementValue(t, same(j), o); end
    value.(matlab.lang.makeValidName(name)) = joined(parts);
end
if ~isempty(text), value.Text = leaf(text, o); end
end

function all = joined(parts)
if isscalar(parts), all = parts{1}; return; end
if allAre(parts, @isstruct)
    names = {};
    for k = 1:numel(parts), names = [names; setdiff(fieldnames(parts{k}), names, 'stable')]; end
    for k = 1:numel(parts)
        for j = 1:numel(names)
            if ~isfield(parts{k}, names{j}), parts{k}.(names{j}) = missing; end
        end
        parts{k} = orderfields(parts{k}, names);
    end
    all = [parts{:}];
elseif allAre(parts, @isnumeric)
    all = [parts{:}];
else
    for k = 1:numel(parts)
        if isstruct(parts{k}), all = parts; return; end
        parts{k} = string(parts{k});
    end
    all = [parts{:}];
end
end

function tf = allAre(parts, test)
tf = true;
for k = 1:numel(parts), tf = tf && test(parts{k}); end
end

function value = leaf(text, o)
value = string(text);
if isempty(text)
    value = string(missing);
elseif o.DetectTypes
    number = str2double(text);
    if ~isnan(number) || strcmpi(text, 'nan'), value = number; end
end
end

function s = textAsStrings(s)
if ischar(s)
    s = string(s);
elseif iscellstr(s) && ~isempty(s)
    s = string(s);
elseif iscell(s)
    for k = 1:numel(s), s{k} = textAsStrings(s{k}); end
elseif isstruct(s)
    names = fieldnames(s);
    for k = 1:numel(s)
        for j = 1:numel(names), s(k).(names{j}) = textAsStrings(s(k).(names{j})); end
    end
end
end
