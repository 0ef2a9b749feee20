% SPDX-License-Identifier: Apache-2.0
function writestruct(s, file, varargin)
% Writes a struct as an XML or JSON file, as readstruct reads it. Options: FileType ('xml', 'json'), StructNodeName ('struct'),
% AttributeSuffix ('Attribute').
% Example: f = [tempname '.json']; writestruct(struct('a', 1), f); s = readstruct(f); delete(f)
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if ~isstruct(s), error('MATLAB:io:xml:writestruct:InvalidInput', 'First argument must be a struct.'); end
o = structFileOptions('writestruct', file, varargin);
[id, why] = fopen(char(file), 'w', 'n', 'UTF-8');
if id < 0, error('MATLAB:writestruct:FileOpen', 'Unable to open file ''%s'': %s.', char(file), why); end
closing = onCleanup(@() fclose(id));
if strcmp(o.FileType, 'json')
    fprintf(id, '%s\n', jsonencode(s, 'PrettyPrint', true));
    return;
end
name = o.StructNodeName;
if isempty(name), name = 'struct'; end
if ~isscalar(s), s = struct(name, s); name = 'struct'; end
fprintf(id, '<?xml version="1.0" encoding="UTF-8"?>\n%s', element(name, s, o, ''));
end

function text = element(name, value, o, indent)
if ~isstruct(value)
    text = sprintf('%s<%s>%s</%s>\n', indent, name, coded(value), name);
    return;
end
start = ['<' name];
inside = ''; words = '';
names = fieldnames(value);
for k = 1:numel(names)
    part = value.(names{k});
    field = names{k};
    suffix = o.AttributeSuffix;
    if ~isempty(suffix) && numel(field) > numel(suffix) && strcmp(field(end - numel(suffix) + 1:end), suffix)
        start = sprintf('%s %s="%s"', start, field(1:end - numel(suffix)), coded(part));
    elseif strcmp(field, 'Text') && ~isstruct(part)
        words = coded(part);
    else
        for piece = pieces(part)
            inside = [inside, element(field, piece{1}, o, [indent '    '])];
        end
    end
end
if isempty(inside)
    text = sprintf('%s%s>%s</%s>\n', indent, start, words, name);
else
    if ~isempty(words), inside = sprintf('%s    %s\n%s', indent, words, inside); end
    text = sprintf('%s%s>\n%s%s</%s>\n', indent, start, inside, indent, name);
end
end

function parts = pieces(value)
if ischar(value), parts = {value};
elseif iscell(value), parts = reshape(value, 1, []);
else, parts = reshape(num2cell(value), 1, []);
end
end

function text = coded(value)
if isstring(value) && isscalar(value) && ismissing(value)
    text = '';
elseif ischar(value) || isstring(value)
    text = char(value);
elseif islogical(value)
    words = {'false', 'true'};
    text = words{value + 1};
elseif isempty(value)
    text = '';
elseif isnumeric(value) && isscalar(value)
    text = sprintf('%.15g', value);
    if isa(value, 'double') && isreal(value) && str2double(text) ~= value, text = sprintf('%.17g', value); end
else
    text = char(string(value));
end
text = strrep(text, '&', '&amp;');
text = strrep(text, '<', '&lt;');
text = strrep(text, '>', '&gt;');
text = strrep(text, '"', '&quot;');
end
