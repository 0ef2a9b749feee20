% SPDX-License-Identifier: Apache-2.0
function m = matfile(file, varargin)
% A MAT file whose variables are read and written one by one, without the others: m.x is the variable x, m.x(1:10, :) a part of it (read alone
% from a file of version 7.3), m.x = v and m.x(i, j) = v write it. 'Writable' true allows that for a file that is there; a file that is not is
% made at the first writing, in version 7.3. size(m, 'x'), who(m), whos(m) and m.Properties.Source tell what it holds.
% Example: f = [tempname '.mat']; x = magic(4); save(f, 'x'); m = matfile(f); part = m.x(2, :), delete(f)
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if ~(ischar(file) && isrow(file) || isstring(file) && isscalar(file))
    error('MATLAB:MatFile:InvalidFileName', 'The file name must be a character vector or string scalar.');
end
file = char(file);
[~, ~, extension] = fileparts(file);
if isempty(extension), file = [file '.mat']; end
there = isfile(file);
if ~there
    found = which(file);
    if ~isempty(found) && isfile(found), file = found; there = true; end
end
writable = ~there;
if mod(numel(varargin), 2) == 1, error('MATLAB:MatFile:WrongNumberArgs', 'Options come as names and values.'); end
for k = 1:2:numel(varargin)
    validatestring(varargin{k}, {'Writable'}, 'matfile');
    writable = writableValue(varargin{k + 1});
end
if file(1) ~= '/', file = fullfile(pwd, file); end
if there, listed = whos('-file', file); end %#ok<NASGU> refuses what is no MAT file
m = makeObject('matlab.io.MatFile', struct('Properties', struct('Source', file, 'Writable', writable)), [], ...
    struct('member', @readPart, 'held', @wholeOf, 'set', @write, 'size', @sizeOf, 'who', @names, 'whos', @details, ...
    'fieldnames', @(m) [{'Properties'}; names(m)], 'disp', @shown), true);
end

function tf = writableValue(value)
if ~(islogical(value) || isnumeric(value)) || ~isscalar(value)
    error('MATLAB:MatFile:InvalidWritable', 'Writable must be true or false.');
end
tf = logical(value);
end

function entry = entryOf(m, name)
entry = [];
if ~isfile(m.Properties.Source), return, end
all = whos('-file', m.Properties.Source);
entry = all(strcmp({all.name}, name));
end

function entry = required(m, name)
entry = entryOf(m, name);
if isempty(entry)
    error('MATLAB:MatFile:VariableNotInFile', 'The variable ''%s'' does not exist in ''%s''.', name, m.Properties.Source);
end
end

function v = wholeOf(m, name)
v = [];
if isempty(entryOf(m, name)), return, end
all = load(m.Properties.Source, '-mat', name);
v = all.(name);
end

function v = readPart(m, name, varargin)
entry = required(m, name);
if isempty(varargin), v = wholeOf(m, name); return, end
[regular, start, count, stride] = regularPart(entry, varargin);
if regular && strncmp(firstWords(m.Properties.Source), 'MATLAB 7.3', 10)
    v = h5Value(m.Properties.Source, ['/' name], '', start, count, stride);
    if isa(v, entry.class), return, end
end
v = wholeOf(m, name);
v = v(varargin{:});
end

function text = firstWords(file)
id = fopen(file);
closing = onCleanup(@() fclose(id));
text = fread(id, [1 19], '*char');
end

function [regular, start, count, stride] = regularPart(entry, subscripts)
% Subscripts as the start, count and stride of each dimension; regular: they can be told so.
n = numel(entry.size);
numeric = {'double', 'single', 'int8', 'int16', 'int32', 'int64', 'uint8', 'uint16', 'uint32', 'uint64'};
regular = numel(subscripts) == n && any(strcmp(entry.class, numeric)) && ~entry.complex && ~entry.sparse && all(entry.size > 0);
[start, count, stride] = deal(ones(1, n));
for k = 1:n*regular
    s = subscripts{k};
    if ischar(s) && strcmp(s, ':')
        count(k) = entry.size(k);
    elseif isnumeric(s) && ~isempty(s) && all(s(:) == fix(s(:))) && s(1) >= 1 && max(s(:)) <= entry.size(k)
        start(k) = s(1);
        count(k) = numel(s);
        if numel(s) > 1, stride(k) = s(2) - s(1); end
        regular = regular && stride(k) > 0 && (numel(s) < 3 || all(diff(s(:)) == stride(k)));
    else
        regular = false;
    end
    if ~regular, return, end
end
end

function m = write(m, name, value)
if strcmp(name, 'Properties')
    if ~isstruct(value) || ~isequal(value.Source, m.Properties.Source)
        error('MATLAB:class:SetProhibited', 'Unable to set the ''Source'' property of class ''Properties'' because it is read-only.');
    end
    value.Writable = writableValue(value.Writable);
    alterObject(m, struct('Properties', value), []);
    return
end
if ~m.Properties.Writable
    error('MATLAB:MatFile:NotWritable', ...
        'Cannot change ''%s'' because Properties.Writable is false.', name);
end
variables.(name) = value;
if isfile(m.Properties.Source)
    save(m.Properties.Source, '-struct', 'variables', '-append');
else
    save(m.Properties.Source, '-struct', 'variables', '-v7.3');
end
end

function varargout = sizeOf(m, name, varargin)
if nargin < 2
    s = [1 1];
else
    entry = required(m, char(name));
    s = entry.size;
end
probe = s;
if ~isempty(varargin)
    dims = [varargin{:}];
    probe = ones(1, max([dims numel(s)]));
    probe(1:numel(s)) = s;
    probe = probe(dims);
end
if nargout <= 1
    varargout{1} = probe;
else
    if isempty(varargin)
        probe(end + 1:nargout) = 1;
        probe(nargout) = prod(probe(nargout:end));
    end
    varargout = num2cell(probe(1:nargout));
end
end

function varargout = names(m, varargin)
list = {};
if isfile(m.Properties.Source), list = who('-file', m.Properties.Source, varargin{:}); end
if nargout > 0
    varargout{1} = reshape(list, [], 1);
elseif ~isempty(list)
    who('-file', m.Properties.Source, varargin{:});
end
end

function varargout = details(m, varargin)
if ~isfile(m.Properties.Source)
    if nargout > 0, varargout{1} = struct('name', {}, 'size', {}, 'bytes', {}, 'class', {}); end
    return
end
[varargout{1:nargout}] = whos('-file', m.Properties.Source, varargin{:});
end

function shown(m)
fprintf('  matlab.io.MatFile\n\n  Properties:\n      Properties.Source: ''%s''\n    Properties.Writable: %s\n', m.Properties.Source, ...
    mat2str(m.Properties.Writable));
if isfile(m.Properties.Source)
    for entry = reshape(whos('-file', m.Properties.Source), 1, [])
        fprintf('    %19s: [%s %s]\n', entry.name, strjoin(compose('%d', entry.size), 'x'), entry.class);
    end
end
fprintf('\n');
end
