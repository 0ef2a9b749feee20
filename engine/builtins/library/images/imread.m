% SPDX-License-Identifier: Apache-2.0
function [x, map, alpha] = imread(name, varargin)
% Pixels of a PNG, JPEG, BMP, GIF, TIFF or PNM file, the map of an indexed one and what is opaque: imread(name, format), imread(name, frame) of a GIF or TIFF,
% options Frames, PixelRegion ({rows, columns}) and BackgroundColor (PNG).
% Example: imwrite(uint8(magic(4)), 'magic.png'), x = imread('magic.png'); delete magic.png
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
args = varargin;
given = '';
if ~isempty(args) && isText(args{1}) && (mod(numel(args), 2) == 1 || ~isempty(formatOfName(args{1})))
    given = char(args{1});
    if isempty(formatOfName(given)), error('MATLAB:imagesci:imread:fileFormat', 'The format ''%s'' is not known.', given); end
    args(1) = [];
end
frames = 1;
region = {};
background = [];
if ~isempty(args) && isnumeric(args{1})
    frames = args{1};
    args(1) = [];
end
for k = 1:2:numel(args) - 1
    switch validatestring(args{k}, {'Frames', 'Index', 'PixelRegion', 'BackgroundColor', 'Info'}, 'imread')
        case {'Frames', 'Index'}, frames = args{k + 1};
        case 'PixelRegion', region = args{k + 1};
        case 'BackgroundColor', background = args{k + 1};
    end
end
[bytes, format] = imageBytes('imread', name, given);
map = [];
alpha = [];
if strcmp(format, 'pnm')
    x = readPnm(bytes);
else
    page = 1;
    if strcmp(format, 'tif')
        if isText(frames) || ~isscalar(frames) || frames < 1 || frames ~= fix(frames)
            error('MATLAB:imagesci:imread:badIndex', 'The index of a TIFF image must be a positive integer.');
        end
        page = frames;
    end
    try
        [x, map, alpha] = decodeImage(bytes, format, page);
    catch failed
        if ~strcmp(format, 'tif'), rethrow(failed); end
        % Samples of other classes, which have no map.
        [directories, order] = tiffDirectories(bytes);
        if page > numel(directories), rethrow(failed); end
        x = tiffPixels(bytes, directories{page}, order);
    end
    if isempty(map), map = []; end
    if isempty(alpha), alpha = []; end
end
if strcmp(format, 'gif') && ~(isText(frames) && strcmpi(frames, 'all'))
    if isText(frames) || any(frames < 1) || any(frames > size(x, 4))
        error('MATLAB:imagesci:imread:badImageSourceDatatype', 'The file has %d frames.', size(x, 4));
    end
    x = x(:, :, :, frames);
end
if ~isempty(background) && ~isempty(alpha) && isempty(map)
    share = im2double(alpha);
    if isscalar(background), background = background*ones(1, size(x, 3)); end
    x = toImageClass(im2double(x).*share + (1 - share).*reshape(background, 1, 1, []), class(x));
    alpha = [];
end
if ~isempty(region)
    x = x(regionSteps(region{1}), regionSteps(region{2}), :, :);
end
end

function at = regionSteps(r)
if numel(r) == 3, at = r(1):r(2):r(3); else, at = r(1):r(2); end
end
