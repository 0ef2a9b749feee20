% SPDX-License-Identifier: Apache-2.0
function h = montage(images, varargin)
% Several images beside one another: montage(images,'Size',[rows columns]); a cell, or an array with the
% number of the image last.
[extent, rest] = takeOption(varargin, 'Size', []);
[limits, ~] = takeOption(rest, 'DisplayRange', []);
if ~iscell(images)
    if ndims(images) == 4, count = size(images, 4); images = squeeze(num2cell(images, [1 2 3]));
    else, images = squeeze(num2cell(images, [1 2])); end
end
images = images(:);
n = numel(images);
if isempty(extent), c = ceil(sqrt(n)); extent = [ceil(n/c) c]; end
extent(isnan(extent)) = ceil(n/max(extent));
m = max(cellfun(@(i) size(i, 1), images));
w = max(cellfun(@(i) size(i, 2), images));
d = max(cellfun(@(i) size(i, 3), images));
all = zeros(m*extent(1), w*extent(2), d, class(images{1}));
for k = 1:min(n, prod(extent))
    one = images{k};
    if size(one, 3) < d, one = repmat(one, 1, 1, d); end
    r = floor((k-1)/extent(2));
    c = mod(k-1, extent(2));
    all(r*m + (1:size(one, 1)), c*w + (1:size(one, 2)), :) = one;
end
if isempty(limits), made = imshow(all); else, made = imshow(all, limits); end
if nargout > 0, h = made; end
end
