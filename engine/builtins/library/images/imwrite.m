% SPDX-License-Identifier: Apache-2.0
function imwrite(x, varargin)
% Writes an image to a PNG, JPEG, BMP, GIF, TIFF or PNM file: imwrite(x, name), imwrite(x, map, name), imwrite(…, format, options) with Quality (75), Mode of JPEG;
% Alpha and BitDepth of PNG; DelayTime, LoopCount and WriteMode of GIF;
% WriteMode, Resolution and Description of TIFF, whose samples are not compressed.
% Example: imwrite(uint8(magic(4)), 'magic.png'), x = imread('magic.png'); delete magic.png
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
validateattributes(x, {'logical', 'uint8', 'uint16', 'double', 'single'}, {'nonempty', 'nonsparse', 'real'}, 'imwrite', 'A', 1);
args = varargin;
map = [];
if ~isText(args{1})
    map = double(args{1});
    args(1) = [];
    if ~isempty(map) && size(map, 2) ~= 3, error('MATLAB:imagesci:imwrite:invalidColormap', 'The colormap must be an M-by-3 array.'); end
end
if isempty(args) || ~isText(args{1}), error('MATLAB:imagesci:imwrite:badFileName', 'The file name must be a character vector or string scalar.'); end
name = char(args{1});
args(1) = [];
[~, ~, extension] = fileparts(name);
kind = lower(extension(2:end));
if mod(numel(args), 2) == 1
    kind = lower(char(args{1}));
    args(1) = [];
end
format = formatOfName(kind);
if isempty(format), error('MATLAB:imagesci:imwrite:fileFormat', 'Unable to determine the file format from the file name.'); end
o = writeOptions(args);
if ~any(size(x, 3) == [1 3]) || ndims(x) > 3 && ~strcmp(format, 'gif')
    error(['MATLAB:imagesci:write', upper(format), ':wrongImageDimensions'], 'The image must be M-by-N or M-by-N-by-3.');
end
if isempty(map)
    if isfloat(x), x = im2uint8(x); end
else
    if isfloat(x), x = x - 1; end
    x = uint8(x);
    if size(map, 1) > 256, error('MATLAB:imagesci:imwrite:tooManyColors', 'The colormap may have 256 colors at most.'); end
end
switch format
    case 'png', bytes = pngBytes(x, map, o);
    case 'jpg'
        if ~isempty(map), x = im2uint8(ind2rgb(x, map)); end
        if isa(x, 'uint16') || islogical(x), x = im2uint8(x); end
        bytes = encodeImage(x, 'jpg', 8, [], [], o.Quality, strcmp(o.Mode, 'progressive'));
    case 'bmp', bytes = bmpBytes(x, map);
    case 'gif'
        writeGif(x, map, name, o);
        return
    case 'tif', bytes = tiffBytes(x, map, name, o);
    otherwise, bytes = pnmBytes(x, map, kind);
end
putBytes(name, bytes);
end

function putBytes(name, bytes)
fid = fopen(name, 'w');
if fid < 0, error('MATLAB:imagesci:imwrite:fileOpen', 'Unable to open file "%s" for writing. You might not have write permission.', name); end
closer = onCleanup(@() fclose(fid));
fwrite(fid, bytes, 'uint8');
end

function o = writeOptions(args)
o = struct('Quality', 75, 'Mode', 'lossy', 'Alpha', [], 'BitDepth', [], 'DelayTime', 0.5, 'LoopCount', [], 'WriteMode', 'overwrite', 'Encoding', 'rawbits', ...
    'MaxValue', [], 'Compression', '', 'Comment', '', 'Author', '', 'Description', '', 'Software', '', 'TransparentColor', [], 'Transparency', [], ...
    'XResolution', [], 'YResolution', [], 'ResolutionUnit', '', 'BackgroundColor', [], 'DisposalMethod', '', 'Title', '', 'Copyright', '', 'Background', [], 'Resolution', 72, ...
    'ColorSpace', '', 'RowsPerStrip', []);
for k = 1:2:numel(args) - 1
    word = validatestring(args{k}, fieldnames(o), 'imwrite');
    o.(word) = args{k + 1};
end
validateattributes(o.Quality, {'numeric'}, {'scalar', '>=', 0, '<=', 100}, 'imwrite', 'Quality');
if isstruct(o.Mode), o.Mode = 'lossy'; end
end

function bytes = pngBytes(x, map, o)
bits = 8;
if isa(x, 'uint16'), bits = 16; elseif islogical(x), bits = 1; end
if ~isempty(map)
    bits = 2^nextpow2(max(1, ceil(log2(size(map, 1)))));
end
if ~isempty(o.BitDepth), bits = double(o.BitDepth); end
alpha = o.Alpha;
if ~isempty(alpha)
    if ~isequal([size(alpha, 1), size(alpha, 2)], [size(x, 1), size(x, 2)])
        error('MATLAB:imagesci:writePNG:alphaDims', 'The alpha channel must have the size of the image.');
    end
    if islogical(x), x = im2uint8(x); bits = 8; end
    if bits == 16, alpha = im2uint16(alpha); else, alpha = im2uint8(alpha); end
end
if size(x, 3) == 3 && bits < 8 || ~any(bits == [1 2 4 8 16])
    error('MATLAB:imagesci:writePNG:invalidBitDepth', 'The bit depth %d is not possible for this image.', bits);
end
if bits == 16 && isa(x, 'uint8'), x = im2uint16(x); end
if bits == 8 && isa(x, 'uint16'), x = im2uint8(x); end
if isempty(map) && bits < 8 && ~islogical(x), x = uint8(double(im2uint8(x))*((2^bits - 1)/255)); end
bytes = encodeImage(x, 'png', bits, map, alpha, 0, false);
end

function bytes = bmpBytes(x, map)
if islogical(x), map = [0 0 0; 1 1 1]; x = uint8(x); bits = 1; else, bits = 8; end
if isa(x, 'uint16'), x = im2uint8(x); end
[m, n, planes] = size(x);
colours = zeros(0, 1);
if planes == 3
    bits = 24;
else
    if isempty(map), map = (0:255)'/255*[1 1 1]; end
    colours = [round(map(:, [3 2 1])*255), zeros(size(map, 1), 1)]';
end
wide = 4*ceil(n*bits/32);
rows = zeros(wide, m);
switch bits
    case 24
        p = permute(x(end:-1:1, :, [3 2 1]), [3 2 1]);
        rows(1:3*n, :) = reshape(p, 3*n, m);
    case 8
        rows(1:n, :) = x(end:-1:1, :)';
    otherwise
        p = zeros(8*wide, m);
        p(1:n, :) = x(end:-1:1, :)';
        rows = reshape([128 64 32 16 8 4 2 1]*reshape(p, 8, []), wide, m);
end
start = 54 + numel(colours);
total = start + numel(rows);
u32 = @(v) double(typecast(uint32(v), 'uint8'))';
u16 = @(v) double(typecast(uint16(v), 'uint8'))';
bytes = uint8([double('BM')'; u32(total); u32(0); u32(start); u32(40); u32(n); u32(m); u16(1); u16(bits); u32(0); u32(numel(rows)); ...
    u32(2835); u32(2835); u32(numel(colours)/4); u32(0); colours(:); rows(:)]);
end

function bytes = tiffBytes(x, map, name, o)
% A file of one image, or the file `name` with one more.
old = zeros(0, 1);
if strcmpi(o.WriteMode, 'append') && isfile(name)
    [old, format] = imageBytes('imwrite', name, '');
    old = double(old);
    if ~strcmp(format, 'tif'), error('MATLAB:imagesci:writeTIFF:notTiff', 'The file "%s" is no TIFF file.', name); end
    old = [old; zeros(mod(numel(old), 2), 1)];
end
big = ~isempty(old) && old(1) == 'M';
u16 = @(v) inOrder(uint16(v), big);
u32 = @(v) inOrder(uint32(v), big);
[m, n, planes] = size(x);
bits = 8;
p = permute(x, [3 2 1]);
if isa(x, 'uint16')
    bits = 16;
    data = u16(p(:));
elseif islogical(x)
    bits = 1;
    wide = zeros(8*ceil(n/8), m);
    wide(1:n, :) = x';
    data = ([128 64 32 16 8 4 2 1]*reshape(wide, 8, []))';
else
    data = double(p(:));
end
data = [data; zeros(mod(numel(data), 2), 1)];
start = max(numel(old), 8);
more = zeros(0, 1); % what does not fit into a field
after = start + numel(data);
colour = 1;
if planes == 3, colour = 2; elseif ~isempty(map), colour = 3; end
resolution = double(o.Resolution(:)).*[1; 1];
fields = {256, 4, n; 257, 4, m; 258, 3, bits*ones(planes, 1); 259, 3, 1; 262, 3, colour; 273, 4, start; 277, 3, planes; 278, 4, m; ...
    279, 4, numel(data); 282, 5, [resolution(1); 1]; 283, 5, [resolution(2); 1]; 296, 3, 2};
if ~isempty(o.Description), fields(end + 1, :) = {270, 2, [double(char(o.Description)) 0]'}; end
if colour == 3
    table = zeros(256, 3);
    table(1:size(map, 1), :) = round(map*65535);
    fields(end + 1, :) = {320, 3, table(:)};
end
fields = sortrows(fields, 1);
entries = zeros(0, 1);
for k = 1:size(fields, 1)
    [tag, type, v] = fields{k, :};
    count = numel(v)/(1 + (type == 5));
    switch type
        case 2, part = v;
        case 3, part = u16(v);
        otherwise, part = u32(v);
    end
    if numel(part) > 4
        place = u32(after + numel(more));
        more = [more; part; zeros(mod(numel(part), 2), 1)]; %#ok<AGROW>
    else
        place = [part; zeros(4 - numel(part), 1)];
    end
    entries = [entries; u16(tag); u16(type); u32(count); place]; %#ok<AGROW>
end
at = after + numel(more);
directory = [u16(size(fields, 1)); entries; u32(0)];
if isempty(old)
    bytes = [double('II')'; u16(42); u32(at)];
else
    bytes = old;
    link = 4; % where the last directory's successor is told
    place = readNumber(old, link, 4, big);
    while place > 0
        link = place + 2 + 12*readNumber(old, place, 2, big);
        place = readNumber(old, link, 4, big);
    end
    bytes(link + (1:4)) = u32(at);
end
bytes = uint8([bytes; data; more; directory]);
end

function v = readNumber(bytes, at, count, big)
part = bytes(at + (1:count));
if big, part = part(end:-1:1); end
v = 256.^(0:count - 1)*part;
end

function bytes = inOrder(v, big)
if big, v = swapbytes(v); end
bytes = double(typecast(v(:)', 'uint8'))';
end

function bytes = pnmBytes(x, map, kind)
if ~isempty(map), x = im2uint8(ind2rgb(x, map)); end
if strcmp(kind, 'pnm')
    kind = 'pgm';
    if size(x, 3) == 3, kind = 'ppm'; elseif islogical(x), kind = 'pbm'; end
end
[m, n, ~] = size(x);
if strcmp(kind, 'pbm')
    if ~islogical(x), x = im2bw(x); end
    wide = ceil(n/8);
    p = zeros(8*wide, m);
    p(1:n, :) = ~x';
    bytes = [double(sprintf('P4\n%d %d\n', n, m)), [128 64 32 16 8 4 2 1]*reshape(p, 8, [])];
else
    if islogical(x), x = im2uint8(x); end
    if strcmp(kind, 'ppm') && size(x, 3) == 1, x = repmat(x, [1 1 3]); end
    if strcmp(kind, 'pgm') && size(x, 3) == 3, x = rgb2gray(x); end
    v = double(permute(x, [3 2 1]));
    top = 255;
    if isa(x, 'uint16')
        top = 65535;
        v = [floor(v(:)'/256); mod(v(:)', 256)];
    end
    number = '5';
    if strcmp(kind, 'ppm'), number = '6'; end
    bytes = [double(sprintf('P%s\n%d %d\n%d\n', number, n, m, top)), v(:)'];
end
bytes = uint8(bytes(:));
end

function writeGif(x, map, name, o)
if size(x, 3) == 3
    error('MATLAB:imagesci:writeGIF:notGrayscaleOrIndexed', 'RGB images must be converted to indexed images (rgb2ind) before they are written to a GIF file.');
end
if isempty(map)
    if islogical(x), map = [0 0 0; 1 1 1]; else, map = (0:255)'/255*[1 1 1]; end
    if isa(x, 'uint16'), x = im2uint8(x); end
end
append = strcmpi(o.WriteMode, 'append');
bits = max(1, ceil(log2(size(map, 1))));
table = zeros(3, 2^bits);
table(:, 1:size(map, 1)) = round(map'*255);
[m, n, ~, count] = size(x);
u16 = @(v) typecast(uint16(v), 'uint8');
if append
    before = imageBytes('imwrite', name, '');
    before = before(1:end - 1)';
else
    before = [uint8('GIF89a'), u16(n), u16(m), 240 + bits - 1, 0, 0, table(:)'];
    if ~isempty(o.LoopCount)
        before = [before, 33, 255, 11, uint8('NETSCAPE2.0'), 3, 1, u16(min(o.LoopCount, 65535)), 0];
    end
end
code = max(bits, 2);
parts = cell(1, count);
for k = 1:count
    frame = uint8(x(:, :, 1, k))';
    head = [uint8([33, 249, 4, 4]), u16(round(100*o.DelayTime(min(k, end)))), 0, 0, 44, u16([0 0 n m])];
    if append, head = [head, 128 + bits - 1, table(:)']; else, head = [head, 0]; end
    parts{k} = [head, code, gifBlocks(frame(:), code), 0];
end
putBytes(name, [before, parts{:}, 59]);
end
