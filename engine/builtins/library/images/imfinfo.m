% SPDX-License-Identifier: Apache-2.0
function info = imfinfo(name, format)
% What an image file tells of itself: Filename, FileModDate, FileSize, Format, Width, Height, BitDepth, ColorType and more by its format.
% Example: imwrite(uint8(magic(4)), 'magic.png'), info = imfinfo('magic.png'); delete magic.png
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if nargin < 2, format = ''; end
[bytes, format, path] = imageBytes('imfinfo', name, char(format));
listed = dir(path);
full = path;
if path(1) ~= '/', full = fullfile(pwd, path); end
info = struct('Filename', full, 'FileModDate', listed(1).date, 'FileSize', numel(bytes), 'Format', format, 'FormatVersion', [], ...
    'Width', 0, 'Height', 0, 'BitDepth', 0, 'ColorType', '');
if strcmp(format, 'pnm')
    [~, about] = readPnm(bytes);
    names = {'pbm', 'pgm', 'ppm'};
    info.Format = names{mod(about(4) - 1, 3) + 1};
    info.Width = about(1);
    info.Height = about(2);
    info.BitDepth = (1 + 2*(mod(about(4), 3) == 0))*ceil(log2(about(3) + 1));
    info.ColorType = 'grayscale';
    if mod(about(4), 3) == 0, info.ColorType = 'truecolor'; end
    info.MaxValue = about(3);
    return
end
if strcmp(format, 'tif')
    directories = tiffDirectories(bytes);
    all = cell(1, numel(directories));
    for k = 1:numel(directories), all{k} = tiffInfo(info, bytes, directories{k}); end
    info = reshape([all{:}], [], 1);
    return
end
[numbers, colour, map, comment] = describeImage(bytes, format);
info.Width = numbers(1);
info.Height = numbers(2);
info.BitDepth = numbers(3)*numbers(4);
info.ColorType = colour;
if ~isempty(map), info.Colormap = map; end
switch format
    case 'jpg'
        info.FormatSignature = '';
        info.NumberOfSamples = numbers(4);
        info.Comment = {};
        if ~isempty(comment), info.Comment = {comment}; end
    case 'gif'
        info.FormatVersion = char(bytes(4:6)');
    case 'png'
        if numbers(5) > 0
            info.XResolution = numbers(5);
            info.YResolution = numbers(6);
            info.ResolutionUnit = 'meter';
        end
end
end

function info = tiffInfo(info, bytes, d)
p = tiffLayout(d);
kinds = {'grayscale', 'grayscale', 'truecolor', 'indexed'};
orders = {'little-endian', 'big-endian'};
formats = {'Unsigned integer', 'Two''s complement signed integer', 'IEEE floating point'};
info.Width = p.columns;
info.Height = p.rows;
info.BitDepth = p.bits*p.samples;
info.ColorType = kinds{min(p.photometric, 3) + 1};
info.FormatSignature = double(bytes(1:4)');
info.ByteOrder = orders{1 + (bytes(1) == 'M')};
info.SamplesPerPixel = p.samples;
info.BitsPerSample = p.bits*ones(1, p.samples);
info.SampleFormat = formats{valueOf(d, 'SampleFormat', 1)};
unit = valueOf(d, 'ResolutionUnit', 2);
info.XResolution = valueOf(d, 'XResolution', 0);
info.YResolution = valueOf(d, 'YResolution', 0);
if unit == 3, info.XResolution = 2.54*info.XResolution; info.YResolution = 2.54*info.YResolution; end
info.ResolutionUnit = 'Inch';
info.ImageDescription = '';
if isfield(d, 'ImageDescription'), info.ImageDescription = d.ImageDescription; end
info.Colormap = [];
if isfield(d, 'ColorMap'), info.Colormap = reshape(d.ColorMap, [], 3)/65535; end
info.RowsPerStrip = p.high;
end

function v = valueOf(d, name, standard)
v = standard;
if isfield(d, name) && ~isempty(d.(name)), v = d.(name)(1); end
end
