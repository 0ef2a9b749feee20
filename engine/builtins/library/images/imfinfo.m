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
    [numbers, ~, ~, ~] = describeImage(bytes, format, 1);
    all = cell(1, numbers(7));
    for k = 1:numbers(7), all{k} = tiffInfo(info, bytes, k); end
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

function info = tiffInfo(info, bytes, page)
[numbers, colour, map, comment] = describeImage(bytes, 'tif', page);
orders = {'little-endian', 'big-endian'};
info.Width = numbers(1);
info.Height = numbers(2);
info.BitDepth = numbers(3)*numbers(4);
info.ColorType = colour;
info.FormatSignature = double(bytes(1:4)');
info.ByteOrder = orders{1 + (bytes(1) == 'M')};
info.SamplesPerPixel = numbers(4);
info.BitsPerSample = numbers(3)*ones(1, numbers(4));
info.XResolution = numbers(5)*0.0254;
info.YResolution = numbers(6)*0.0254;
info.ResolutionUnit = 'Inch';
info.ImageDescription = comment;
info.Colormap = map;
end
