% SPDX-License-Identifier: Apache-2.0
function out = imtile(images, varargin)
% Several images beside each other as one: imtile({A, B, C}), of the frames of an m-by-n-by-c-by-k array, or of names of files; imtile(X, map) of indexed ones.
% Options: GridSize [rows columns], BorderSize, BackgroundColor ('black'), Frames, ThumbnailSize (that of the first image; [] keeps none).
% Example: size(imtile({ones(4), zeros(4), ones(4)}))
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
args = varargin;
map = [];
if ~isempty(args) && isnumeric(args{1}), map = args{1}; args(1) = []; end
if mod(numel(args), 2) == 1, error('images:imtile:NameValue', 'Name-value arguments must come in pairs.'); end
o = struct('GridSize', [], 'BorderSize', [0 0], 'BackgroundColor', 'black', 'Frames', [], 'ThumbnailSize', []);
for k = 1:2:numel(args), o.(validatestring(args{k}, fieldnames(o), 'imtile')) = args{k + 1}; end
if ischar(images) || isstring(images), images = cellstr(images); end
if iscell(images)
    frames = images(:)';
else
    if ndims(images) > 4 || (ndims(images) > 2 && ~any(size(images, 3) == [1 3])), error('images:imtile:InvalidImages', 'Images must be a cell array or an array of m-by-n-by-1-by-k or m-by-n-by-3-by-k.'); end
    frames = arrayfun(@(k) images(:, :, :, k), 1:size(images, 4), 'UniformOutput', false);
end
if ~isempty(o.Frames), frames = frames(o.Frames); end
for k = 1:numel(frames)
    if ischar(frames{k}) || isstring(frames{k})
        [frames{k}, own] = imread(char(frames{k}));
        if ~isempty(own), frames{k} = ind2rgb(frames{k}, own); end
    end
    if ~isempty(map), frames{k} = ind2rgb(frames{k}, map); end
end
if isempty(frames), out = []; return, end
like = class(frames{1});
if any(cellfun(@(f) ~strcmp(class(f), like), frames))
    like = 'uint8';
    frames = cellfun(@im2uint8, frames, 'UniformOutput', false);
end
background = colorOf(o.BackgroundColor);
coloured = any(cellfun(@(f) size(f, 3) == 3, frames)) || any(background ~= background(1));
sizes = o.ThumbnailSize;
if isempty(sizes), sizes = size(frames{1}); end
sizes = sizes(1:2);
if any(isnan(sizes))
    first = size(frames{1});
    if isnan(sizes(1)), sizes(1) = round(sizes(2)*first(1)/first(2)); else, sizes(2) = round(sizes(1)*first(2)/first(1)); end
end
n = numel(frames);
grid = double(o.GridSize);
if isempty(grid), grid = [NaN NaN]; end
if isnan(grid(2))
    if isnan(grid(1)), grid(2) = ceil(sqrt(sizes(1)*n/sizes(2))); else, grid(2) = ceil(n/grid(1)); end
end
if isnan(grid(1)), grid(1) = ceil(n/grid(2)); end
border = double(o.BorderSize).*[1 1];
cell0 = sizes + 2*border;
out = zeros([grid.*cell0, 1 + 2*coloured], 'double');
most = 1;
if any(strcmp(like, {'uint8', 'uint16', 'int16'})), most = double(intmax(like)); end
for c = 1:size(out, 3), out(:, :, c) = background(c)*most; end
for k = 1:min(n, prod(grid))
    f = frames{k};
    if ~isequal([size(f, 1) size(f, 2)], sizes)
        scale = min(sizes./[size(f, 1) size(f, 2)]);
        f = imresize(f, max(round(scale*[size(f, 1) size(f, 2)]), 1));
    end
    if coloured && size(f, 3) == 1, f = repmat(f, 1, 1, 3); end
    [row, column] = deal(floor((k - 1)/grid(2)), mod(k - 1, grid(2)));
    skip = floor((sizes - [size(f, 1) size(f, 2)])/2);
    at = [row column].*cell0 + border + skip;
    out(at(1) + (1:size(f, 1)), at(2) + (1:size(f, 2)), :) = double(f);
end
if strcmp(like, 'logical')
    if coloured || any(background > 0 & background < 1), return, end
    out = logical(out);
else
    out = cast(out, like);
end
end

function c = colorOf(c)
if isnumeric(c), c = double(c(:)').*[1 1 1]; return, end
names = {'black', 'white', 'red', 'green', 'blue', 'cyan', 'magenta', 'yellow', 'k', 'w', 'r', 'g', 'b', 'c', 'm', 'y'};
values = [0 0 0; 1 1 1; 1 0 0; 0 1 0; 0 0 1; 0 1 1; 1 0 1; 1 1 0];
c = values(mod(find(strcmp(validatestring(c, names, 'imtile', 'BackgroundColor'), names)) - 1, 8) + 1, :);
end
