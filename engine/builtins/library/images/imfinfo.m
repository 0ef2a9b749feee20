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
if ~isempty(map) && ~strcmp(format, 'gif'), info.Colormap = map; end
switch format
    case 'jpg'
        info.FormatSignature = '';
        info.NumberOfSamples = numbers(4);
        info.Comment = {};
        if ~isempty(comment), info.Comment = {comment}; end
    case 'gif'
        info.FormatVersion = char(bytes(4:6)');
        info = gifFrames(info, bytes);
    case 'png'
        if numbers(5) > 0
            info.XResolution = numbers(5);
            info.YResolution = numbers(6);
            info.ResolutionUnit = 'meter';
        end
end
end

function infos = gifFrames(info, bytes)
% One element an image of the film, as its blocks tell (GIF89a, appendix A).
b = double(bytes(:));
word = @(at) b(at) + 256*b(at + 1);
info.BackgroundColor = b(12) + 1;
info.AspectRatio = 0;
if b(13) > 0, info.AspectRatio = (b(13) + 15)/64; end
[shared, at] = gifColours(b, b(11), 14);
info.ColorTable = shared;
info.Left = 1; info.Top = 1;
info.Interlaced = 'no';
info.DelayTime = 0;
info.DisposalMethod = 'DoNotSpecify';
info.TransparentColor = [];
methods = {'DoNotSpecify', 'LeaveInPlace', 'RestoreBG', 'RestorePrevious'};
frames = {};
next = info;
while at < numel(b) && b(at) ~= 59
    if b(at) == 33 % an extension
        if at + 6 <= numel(b) && b(at + 1) == 249 && b(at + 2) >= 4
            packed = b(at + 3);
            next.DelayTime = word(at + 4);
            next.DisposalMethod = methods{min(mod(floor(packed/4), 8), 3) + 1};
            next.TransparentColor = [];
            if mod(packed, 2), next.TransparentColor = b(at + 6) + 1; end
        end
        at = behindBlocks(b, at + 2);
    elseif b(at) == 44 && at + 9 < numel(b) % an image
        next.Left = word(at + 1) + 1; next.Top = word(at + 3) + 1;
        next.Width = word(at + 5); next.Height = word(at + 7);
        if mod(floor(b(at + 9)/64), 2), next.Interlaced = 'yes'; end
        [own, at] = gifColours(b, b(at + 9), at + 10);
        if ~isempty(own), next.ColorTable = own; end
        next.BitDepth = max(1, nextpow2(size(next.ColorTable, 1)));
        frames{end + 1} = next; %#ok<AGROW>
        next = info;
        at = behindBlocks(b, at + 1);
    else
        break
    end
end
if isempty(frames), frames = {info}; end
infos = [frames{:}];
end

function [colours, at] = gifColours(b, packed, at)
% The table of colours that a packed field announces, and where what follows it begins.
colours = zeros(0, 3);
if packed < 128, return, end
count = 2^(mod(packed, 8) + 1);
if at + 3*count - 1 > numel(b), return, end
colours = reshape(b(at:at + 3*count - 1), 3, [])'/255;
at = at + 3*count;
end

function at = behindBlocks(b, at)
while at <= numel(b) && b(at) ~= 0, at = at + b(at) + 1; end
at = at + 1;
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
