% SPDX-License-Identifier: Apache-2.0
function [x, map] = rgb2ind(rgb, arg, dithering)
% Indexed image of a colour image: rgb2ind(rgb, n) with at most n colours of least variance, rgb2ind(rgb, map), rgb2ind(rgb, tolerance) with colours
% of a cube; 'nodither' takes the nearest colour instead of diffusing errors. Indices (uint8 or uint16) count from 0.
% Example: [x, map] = rgb2ind(cat(3, [1 0], [0 1], [0 0]), 4)
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if nargin < 3, dithering = 'dither'; end
dithering = validatestring(dithering, {'dither', 'nodither'}, 'rgb2ind', 'dither_option', 3);
validateattributes(rgb, {'uint8', 'uint16', 'single', 'double'}, {'real', 'nonsparse'}, 'rgb2ind', 'RGB', 1);
if size(rgb, 3) ~= 3, error('MATLAB:rgb2ind:invalidDimensions', 'RGB must be an M-by-N-by-3 array.'); end
p = im2double(rgb);
flat = reshape(p, [], 3);
exact = false;
if ~isscalar(arg)
    map = double(arg);
    if size(map, 2) ~= 3, error('MATLAB:rgb2ind:invalidMap', 'MAP must be an N-by-3 array.'); end
elseif arg < 1
    validateattributes(arg, {'numeric'}, {'positive'}, 'rgb2ind', 'TOL', 2);
    n = floor(1/arg) + 1;
    levels = round(flat*(n - 1));
    map = unique(levels, 'rows')/(n - 1);
else
    validateattributes(arg, {'numeric'}, {'integer', '<=', 65536}, 'rgb2ind', 'Q', 2);
    if isa(rgb, 'uint8')
        % One number a colour sorts faster than rows.
        [keys, ~, of] = unique(reshape(double(rgb), [], 3)*[65536; 256; 1]);
        colours = [floor(keys/65536), mod(floor(keys/256), 256), mod(keys, 256)]/255;
    else
        [colours, ~, of] = unique(flat, 'rows');
    end
    exact = size(colours, 1) <= arg;
    if exact
        map = colours;
    else
        map = leastVariance(colours, accumarray(of(:), 1), arg);
    end
end
shape = [size(rgb, 1), size(rgb, 2)];
if exact
    x = reshape(of, shape);
elseif strcmp(dithering, 'dither')
    x = diffuseColours(p, map);
else
    if ~isscalar(arg) || arg < 1, [colours, ~, of] = unique(flat, 'rows'); end
    at = nearestColour(colours, map);
    x = reshape(at(of), shape);
end
if size(map, 1) <= 256, x = uint8(x - 1); else, x = uint16(x - 1); end
end

function at = nearestColour(flat, map)
best = Inf(size(flat, 1), 1);
at = ones(size(flat, 1), 1);
for k = 1:size(map, 1)
    d = sum((flat - map(k, :)).^2, 2);
    nearer = d < best;
    at(nearer) = k;
    best(nearer) = d(nearer);
end
end

function map = leastVariance(colours, weights, n)
% Wu's scheme: the box of greatest variance is cut along an axis where the sum of the parts' variances is least.
boxes = {(1:size(colours, 1))'};
spread = spreadOf(colours, weights);
while numel(boxes) < n
    [top, k] = max(spread);
    if top <= 0, break, end
    at = boxes{k};
    [low, high] = cutBox(colours(at, :), weights(at));
    boxes{k} = at(low);
    boxes{end + 1} = at(high); %#ok<AGROW>
    spread(k) = spreadOf(colours(at(low), :), weights(at(low)));
    spread(end + 1) = spreadOf(colours(at(high), :), weights(at(high))); %#ok<AGROW>
end
map = zeros(numel(boxes), 3);
for k = 1:numel(boxes)
    w = weights(boxes{k});
    map(k, :) = sum(colours(boxes{k}, :).*w, 1)/sum(w);
end
end

function s = spreadOf(c, w)
s = 0;
if size(c, 1) > 1, s = sum(sum(c.^2.*w)) - sum(sum(c.*w, 1).^2)/sum(w); end
end

function [low, high] = cutBox(c, w)
best = -Inf;
low = 1;
high = 2:size(c, 1);
for d = 1:3
    [~, order] = sort(c(:, d));
    sums = cumsum(c(order, :).*w(order), 1);
    mass = cumsum(w(order));
    gain = sum(sums.^2, 2)./mass + sum((sums(end, :) - sums).^2, 2)./(mass(end) - mass);
    [top, k] = max(gain(1:end - 1));
    if top > best
        best = top;
        low = order(1:k);
        high = order(k + 1:end);
    end
end
end
