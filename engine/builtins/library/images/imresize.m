% SPDX-License-Identifier: Apache-2.0
function [y, newMap] = imresize(x, varargin)
% An image scaled by a factor or to [rows columns] (NaN: as the other one asks), by 'bicubic' (the default), 'nearest', 'bilinear', 'box',
% 'lanczos2', 'lanczos3' or {kernel, width}. Options Antialiasing, Method, OutputSize, Scale; imresize(x, map, …) for indexed images.
% Example: y = imresize(magic(4), 0.5)
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
validateattributes(x, {'single', 'double', 'int8', 'int16', 'int32', 'uint8', 'uint16', 'uint32', 'logical'}, {'nonsparse', 'nonempty'}, 'imresize', 'A', 1);
[map, scale, target, method, antialias, palette, dithering] = resizeArguments(x, varargin);
[target, scale] = resizeTarget(x, target, scale);
if ~isempty(map) && ~(ischar(method) && strcmp(method, 'nearest'))
    y = imresize(ind2rgb(x, map), target, method, 'Antialiasing', antialias);
    y = min(max(y, 0), 1);
    if strcmp(palette, 'original')
        newMap = map;
        y = rgb2ind(y, map, dithering);
    else
        [y, newMap] = rgb2ind(y, 256, dithering);
    end
    return
end
newMap = map;
bw = islogical(x);
if bw, x = uint8(x)*255; end
[~, order] = sort(scale);
y = x;
for d = order
    y = resizeAlong(y, d, target(d), scale(d), method, antialias);
end
if bw, y = y > 128; end
end

function [map, scale, target, method, antialias, palette, dithering] = resizeArguments(x, args)
map = [];
scale = [];
target = [];
method = 'bicubic';
antialias = [];
palette = 'optimized';
dithering = 'dither';
names = {'nearest', 'bilinear', 'bicubic', 'box', 'triangle', 'cubic', 'lanczos2', 'lanczos3'};
options = {'Antialiasing', 'Colormap', 'Dither', 'Method', 'OutputSize', 'Scale'};
if numel(args) > 1 && isnumeric(args{1}) && size(args{1}, 2) == 3 && ismatrix(x)
    map = args{1};
    args(1) = [];
end
k = 1;
if isnumeric(args{1})
    [scale, target] = scaleOrSize(args{1});
    k = 2;
end
while k <= numel(args)
    given = args{k};
    if iscell(given)
        if ~(numel(given) == 2 && isa(given{1}, 'function_handle') && isnumeric(given{2}))
            error('images:imresize:badMethodSyntax', 'METHOD must be a kernel name or {@kernel, width}.');
        end
        method = given;
        k = k + 1;
        continue
    end
    word = validatestring(given, [names, options], 'imresize');
    if any(strcmp(word, names))
        method = word;
        k = k + 1;
        continue
    end
    if k == numel(args), error('images:imresize:missingParamValue', 'The parameter ''%s'' has no value.', word); end
    given = args{k + 1};
    switch word
        case 'Antialiasing', antialias = logical(given);
        case 'Colormap', palette = validatestring(given, {'optimized', 'original'}, 'imresize', 'Colormap');
        case 'Dither'
            if ~given, dithering = 'nodither'; end
        case 'Method'
            method = given;
            if isText(given), method = validatestring(given, names, 'imresize', 'METHOD'); end
        case 'OutputSize', [~, target] = scaleOrSize(reshape(given, 1, []));
        otherwise, scale = given;
    end
    k = k + 2;
end
if isempty(antialias), antialias = ~(ischar(method) && strcmp(method, 'nearest')); end
if isempty(scale) && isempty(target)
    error('images:imresize:missingScaleAndSize', 'The scale factor or the output size must be given.');
end
end

function [scale, target] = scaleOrSize(given)
scale = [];
target = [];
given = double(given);
if isscalar(given)
    validateattributes(given, {'numeric'}, {'nonzero', 'real', 'positive', 'finite'}, 'imresize', 'SCALE', 2);
    scale = given;
elseif isvector(given) && numel(given) == 2
    target = reshape(given, 1, 2);
else
    error('images:imresize:badScaleOrSize', 'The second argument must be a scale factor or the output size [NUMROWS NUMCOLS].');
end
end

function [target, scale] = resizeTarget(x, target, scale)
sizes = [size(x, 1), size(x, 2)];
if isempty(target)
    scale = double(scale(:)');
    if isscalar(scale), scale = [scale, scale]; end
    target = max(ceil(scale.*sizes), 1);
    return
end
if all(isnan(target)), error('images:imresize:allNaN', 'At least one element of the output size must be given.'); end
validateattributes(target(~isnan(target)), {'numeric'}, {'positive', 'finite', 'real'}, 'imresize', '[NUMROWS NUMCOLS]', 2);
if any(isnan(target))
    known = find(~isnan(target));
    if isempty(scale), scale = target(known)/sizes(known); end
    scale = [scale(1), scale(end)];
    target(isnan(target)) = ceil(scale(isnan(target)).*sizes(isnan(target)));
end
target = ceil(target);
if isempty(scale)
    scale = target./sizes;
elseif isscalar(scale)
    scale = [scale, scale];
end
end
