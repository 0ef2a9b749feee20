% SPDX-License-Identifier: Apache-2.0
function t = Tiff(file, mode)
% Access to the images of a TIFF file and their tags: Tiff(file), or with mode 'r', 'w', 'a', 'r+'. read(t) and write(t, data) the current image,
% readEncodedStrip, readEncodedTile, getTag, setTag (name and value, or a struct), setDirectory, nextDirectory, lastDirectory, currentDirectory,
% writeDirectory (begins a further image), rewriteDirectory, numberOfStrips, numberOfTiles, isTiled, close. Constants: Tiff.Photometric,
% Tiff.Compression, Tiff.SampleFormat, Tiff.PlanarConfiguration and others. Without compression, LZW, Deflate and PackBits; samples of all numeric classes.
% Example: f = [tempname '.tif']; imwrite(uint8(magic(4)), f); t = Tiff(f); x = read(t); close(t); delete(f)
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if nargin < 2, mode = 'r'; end
if ~isText(file), error('MATLAB:imagesci:Tiff:badFilename', 'The file name must be a character vector or string scalar.'); end
mode = char(mode);
if ~any(strcmp(mode, {'r', 'w', 'a', 'r+', 'w8', 'r8'}))
    error('MATLAB:imagesci:Tiff:badMode', 'The mode ''%s'' is not ''r'', ''w'', ''a'' or ''r+''.', mode);
end
mode = strrep(mode, '8', '');
s = struct('mode', mode, 'open', true, 'current', 1, 'bytes', zeros(0, 1, 'uint8'), 'directories', {{}}, ...
    'order', struct('big', false, 'wide', false), 'id', -1, 'tags', struct(), 'link', 4, 'place', 0);
there = isfile(file);
if mode(1) == 'r' || mode(1) == 'a' && there
    if ~there, error('MATLAB:imagesci:validate:fileOpen', 'Unable to open file "%s" for reading.', char(file)); end
    s.bytes = wholeFile(file);
    [s.directories, s.order] = tiffDirectories(s.bytes);
end
if ~strcmp(mode, 'r')
    if s.order.wide || s.order.big
        error('MATLAB:imagesci:Tiff:unsupportedFormat', 'Files of this byte order or of 64-bit offsets cannot be changed.');
    end
    access = 'r+';
    if strcmp(mode, 'w') || ~there, access = 'w+'; end
    s.id = fopen(char(file), access);
    if s.id < 0, error('MATLAB:imagesci:validate:fileOpen', 'Unable to open file "%s" for writing.', char(file)); end
    if strcmp(access, 'w+'), fwrite(s.id, [73 73 42 0 0 0 0 0], 'uint8'); end
    if strcmp(mode, 'a')
        s.link = lastLink(s.bytes);
        s.current = numel(s.directories) + 1;
    end
end
t = makeObject('Tiff', struct('FileName', char(file), 'Mode', mode), s, struct('read', @readImage, 'write', @writeImage, 'getTag', @getTag, ...
    'setTag', @setTag, 'setDirectory', @setDirectory, 'nextDirectory', @(t) setDirectory(t, objectState(t).current + 1), ...
    'lastDirectory', @(t) objectState(t).current >= numel(objectState(t).directories), 'currentDirectory', @(t) objectState(t).current, ...
    'writeDirectory', @writeDirectory, 'rewriteDirectory', @rewriteDirectory, 'numberOfStrips', @blocks, 'numberOfTiles', @blocks, ...
    'isTiled', @(t) isfield(tagsOf(t), 'TileWidth'), 'readEncodedStrip', @readBlock, 'readEncodedTile', @readBlock, ...
    'getTagNames', @(t) reshape(tiffTags()(:, 1), [], 1), 'close', @closeFile, 'delete', @closeFile, 'flush', @(t) [], 'disp', @shown), true);
end

function bytes = wholeFile(file)
id = fopen(char(file));
closing = onCleanup(@() fclose(id));
bytes = fread(id, Inf, '*uint8');
end

function at = lastLink(bytes)
% Where the last directory's successor is told.
at = 4;
next = double(typecast(bytes(5:8), 'uint32'));
while next > 0
    at = next + 2 + 12*double(typecast(bytes(next + (1:2)), 'uint16'));
    next = double(typecast(bytes(at + (1:4)), 'uint32'));
end
end

function keep(t, s)
alterObject(t, struct('FileName', t.FileName, 'Mode', t.Mode), s);
end

function s = stateOf(t)
s = objectState(t);
if ~s.open, error('MATLAB:imagesci:Tiff:fileClosed', 'The file is closed.'); end
end

function d = tagsOf(t)
s = stateOf(t);
if ~isempty(fieldnames(s.tags)) || s.current > numel(s.directories), d = s.tags; else, d = s.directories{s.current}; end
end

function x = readImage(t)
s = stateOf(t);
if s.id >= 0, s = reread(t, s); end
if s.current > numel(s.directories), error('MATLAB:imagesci:Tiff:noImage', 'There is no image to read.'); end
x = tiffPixels(s.bytes, s.directories{s.current}, s.order);
end

function s = reread(t, s)
s.bytes = wholeFile(t.FileName);
s.directories = tiffDirectories(s.bytes);
keep(t, s);
end

function x = readBlock(t, k)
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
s = stateOf(t);
x = tiffPixels(s.bytes, s.directories{s.current}, s.order, k);
end

function n = blocks(t)
d = tagsOf(t);
p = tiffLayout(d);
n = ceil(p.columns/p.wide)*ceil(p.rows/p.high);
if p.separate, n = n*p.samples; end
end

function name = tagName(tag)
known = tiffTags();
if isnumeric(tag), at = find([known{:, 2}] == tag, 1); else, at = find(strcmp(known(:, 1), char(tag)), 1); end
if isempty(at)
    if isnumeric(tag), tag = sprintf('%d', tag); end
    error('MATLAB:imagesci:Tiff:invalidTag', '''%s'' is not a valid tag.', char(tag));
end
name = known{at, 1};
end

function v = getTag(t, tag)
name = tagName(tag);
d = tagsOf(t);
standard = struct('SamplesPerPixel', 1, 'BitsPerSample', 1, 'PlanarConfiguration', 1, 'Compression', 1, 'SampleFormat', 1, 'Orientation', 1, ...
    'ResolutionUnit', 2, 'Thresholding', 1, 'FillOrder', 1, 'Predictor', 1);
if isfield(d, name)
    v = d.(name);
    if any(strcmp(name, {'BitsPerSample', 'SampleFormat'})), v = v(1); end
    if strcmp(name, 'ColorMap'), v = reshape(v, [], 3)/65535; end
elseif isfield(standard, name)
    v = standard.(name);
else
    error('MATLAB:imagesci:Tiff:tagNotSet', 'Unable to retrieve the value of the tag %s, which is not set.', name);
end
end

function setTag(t, tag, value)
s = stateOf(t);
if s.id < 0, error('MATLAB:imagesci:Tiff:readOnly', 'The file is open for reading only.'); end
if isempty(fieldnames(s.tags)) && s.current <= numel(s.directories), s.tags = s.directories{s.current}; end
if isstruct(tag)
    for f = fieldnames(tag)', s.tags.(tagName(f{1})) = tag.(f{1}); end
else
    if nargin < 3, error('MATLAB:minrhs', 'Not enough input arguments.'); end
    s.tags.(tagName(tag)) = value;
end
keep(t, s);
end

function setDirectory(t, k)
s = stateOf(t);
if k < 1 || k > numel(s.directories) || k ~= fix(k)
    error('MATLAB:imagesci:Tiff:badDirectory', 'There is no image %d in the file.', k);
end
s.current = k;
s.tags = struct();
keep(t, s);
end

function writeImage(t, x, varargin)
% All strips or tiles, and the directory that tells of them, which replaces one written before for this image.
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
s = stateOf(t);
if s.id < 0, error('MATLAB:imagesci:Tiff:readOnly', 'The file is open for reading only.'); end
if nargin > 2, x = cat(3, x, varargin{:}); end
if ~isfield(s.tags, 'Photometric'), error('MATLAB:imagesci:Tiff:tagNotSet', 'The tag Photometric has to be set.'); end
p = tiffLayout(s.tags);
if ~isequal([size(x, 1), size(x, 2), size(x, 3)], [p.rows, p.columns, p.samples])
    error('MATLAB:imagesci:Tiff:invalidImageSize', 'The image must be %d-by-%d-by-%d as the tags say.', p.rows, p.columns, p.samples);
elseif ~strcmp(class(x), p.class)
    error('MATLAB:imagesci:Tiff:invalidImageType', 'The image must be of class %s as the tags say.', p.class);
end
if p.photometric == 0 && p.bits == 1, x = ~x; end
planes = 1;
if p.separate, planes = p.samples; end
offsets = []; counts = [];
fseek(s.id, 0, 'eof');
for plane = 1:planes
    part = x;
    if p.separate, part = x(:, :, plane); end
    for top = 0:p.high:p.rows - 1
        for left = 0:p.wide:p.columns - 1
            high = min(p.high, p.rows - top);
            wide = min(p.wide, p.columns - left);
            block = part(top + (1:high), left + (1:wide), :);
            if p.tiled && (high < p.high || wide < p.wide)
                whole = zeros(p.high, p.wide, size(part, 3), class(x));
                whole(1:high, 1:wide, :) = block;
                block = whole;
            end
            data = tiffPacked(bytesOf(block, p), p.compression);
            offsets(end + 1) = ftell(s.id);
            counts(end + 1) = numel(data);
            fwrite(s.id, data, 'uint8');
            if mod(numel(data), 2) == 1, fwrite(s.id, 0, 'uint8'); end
        end
    end
end
for old = {'StripOffsets', 'StripByteCounts', 'TileOffsets', 'TileByteCounts'}
    if isfield(s.tags, old{1}), s.tags = rmfield(s.tags, old{1}); end
end
kind = 'Strip';
if p.tiled, kind = 'Tile'; else, s.tags.RowsPerStrip = p.high; end
s.tags.([kind 'Offsets']) = offsets;
s.tags.([kind 'ByteCounts']) = counts;
keep(t, put(s));
end

function bytes = bytesOf(block, p)
v = permute(block, [3 2 1]);
[samples, wide, high] = size(v);
if p.bits < 8
    places = 8/p.bits;
    rows = zeros(places*ceil(samples*wide/places), high);
    rows(1:samples*wide, :) = reshape(double(v), [], high);
    bytes = uint8(reshape(2.^(8 - p.bits*(1:places))*reshape(rows, places, []), [], 1));
    return
end
if p.predictor == 2
    kind = sprintf('uint%d', p.bits);
    u = double(reshape(typecast(v(:), kind), samples, wide, high));
    v = cast(mod(u - cat(2, zeros(samples, 1, high), u(:, 1:end - 1, :)), 2^p.bits), kind);
elseif p.predictor == 3
    u = reshape(double(typecast(v(:), 'uint8')), p.bits/8, samples*wide, high);
    u = reshape(permute(flip(u, 1), [2 1 3]), samples, [], high);
    v = uint8(mod(u - cat(2, zeros(samples, 1, high), u(:, 1:end - 1, :)), 256));
end
bytes = typecast(v(:), 'uint8');
end

function s = put(s)
% Appends the directory of the current image and tells the one before it.
fseek(s.id, 0, 'eof');
s.place = ftell(s.id);
[bytes, next] = directoryBytes(s.tags, s.place);
fwrite(s.id, bytes, 'uint8');
fseek(s.id, s.link, 'bof');
fwrite(s.id, s.place, 'uint32', 0, 'ieee-le');
s.next = s.place + next;
s.directories{s.current} = s.tags;
end

function [bytes, next] = directoryBytes(tags, place)
known = tiffTags();
fields = cell(0, 3);
for f = fieldnames(tags)'
    at = find(strcmp(known(:, 1), f{1}), 1);
    if isempty(at), continue, end
    v = tags.(f{1});
    if any(strcmp(f{1}, {'BitsPerSample', 'SampleFormat'})) && isfield(tags, 'SamplesPerPixel'), v = repmat(v(1), 1, tags.SamplesPerPixel); end
    if strcmp(f{1}, 'ColorMap') && max(v(:)) <= 1, v = round(v*65535); end
    fields(end + 1, :) = {known{at, 2}, known{at, 3}, v};
end
[~, order] = sort([fields{:, 1}]);
fields = fields(order, :);
n = size(fields, 1);
next = 2 + 12*n;
after = place + next + 4;
entries = zeros(1, 0, 'uint8');
more = zeros(1, 0, 'uint8');
for k = 1:n
    [tag, type, v] = fields{k, :};
    switch type
        case 2, part = [uint8(char(v)), 0]; count = numel(part);
        case 3, part = typecast(uint16(v(:)'), 'uint8'); count = numel(v);
        case 4, part = typecast(uint32(v(:)'), 'uint8'); count = numel(v);
        case 5
            [a, b] = rat(double(v(:)'), 1e-9);
            part = typecast(reshape(uint32([a; b]), 1, []), 'uint8');
            count = numel(v);
        otherwise, part = typecast(double(v(:)'), 'uint8'); count = numel(v);
    end
    if numel(part) > 4
        where = typecast(uint32(after + numel(more)), 'uint8');
        more = [more, part, zeros(1, mod(numel(part), 2), 'uint8')];
    else
        where = [part, zeros(1, 4 - numel(part), 'uint8')];
    end
    entries = [entries, typecast(uint16([tag type]), 'uint8'), typecast(uint32(count), 'uint8'), where];
end
bytes = [typecast(uint16(n), 'uint8'), entries, zeros(1, 4, 'uint8'), more];
end

function writeDirectory(t)
s = stateOf(t);
if s.id < 0, error('MATLAB:imagesci:Tiff:readOnly', 'The file is open for reading only.'); end
if isempty(fieldnames(s.tags)), error('MATLAB:imagesci:Tiff:noImage', 'There is no image to write.'); end
s = put(s);
s.link = s.next;
s.current = numel(s.directories) + 1;
s.tags = struct();
keep(t, s);
end

function rewriteDirectory(t)
% The tags of an image that is there: a directory at the end of the file takes the place of its own.
s = stateOf(t);
if isempty(fieldnames(s.tags)), return, end
if s.current <= numel(s.directories) && ~strcmp(t.Mode, 'w')
    bytes = wholeFile(t.FileName);
    link = 4;
    for k = 1:s.current - 1
        at = double(typecast(bytes(link + (1:4)), 'uint32'));
        link = at + 2 + 12*double(typecast(bytes(at + (1:2)), 'uint16'));
    end
    at = double(typecast(bytes(link + (1:4)), 'uint32'));
    after = bytes(at + 2 + 12*double(typecast(bytes(at + (1:2)), 'uint16')) + (1:4));
    s.link = link;
    s = put(s);
    fseek(s.id, s.next, 'bof');
    fwrite(s.id, after, 'uint8');
else
    s = put(s);
end
keep(t, s);
end

function closeFile(t)
s = objectState(t);
if ~s.open, return, end
if s.id >= 0
    if ~isempty(fieldnames(s.tags)) && any(isfield(s.tags, {'StripOffsets', 'TileOffsets'})) && any(strcmp(t.Mode, {'w', 'a'})), s = put(s); end
    fclose(s.id);
end
s.open = false;
s.bytes = [];
keep(t, s);
end

function shown(t)
fprintf('    TIFF File: ''%s''\n         Mode: ''%s''\n', t.FileName, t.Mode);
s = objectState(t);
if ~s.open, fprintf('The file is closed.\n'); return, end
d = tagsOf(t);
fprintf('    Current Image Directory: %d\n', s.current);
for f = fieldnames(d)'
    v = d.(f{1});
    if ischar(v), v = ['''' v '''']; elseif isscalar(v), v = sprintf('%g', v); else, v = sprintf('1x%d array', numel(v)); end
    fprintf('    %25s: %s\n', f{1}, v);
end
end
