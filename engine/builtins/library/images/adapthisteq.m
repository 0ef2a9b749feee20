% SPDX-License-Identifier: Apache-2.0
function y = adapthisteq(x, varargin)
% Contrast-limited adaptive histogram equalisation. Options NumTiles ([8 8]), ClipLimit (0.01), NBins (256), Range ('full' or 'original'),
% Distribution ('uniform', 'rayleigh', 'exponential'), Alpha (0.4).
% Example: y = adapthisteq(magic(16)/256, 'NumTiles', [2 2]);
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
validateattributes(x, {'uint8', 'uint16', 'double', 'int16', 'single'}, {'real', '2d', 'nonsparse', 'nonempty'}, 'adapthisteq', 'I', 1);
o = struct('NumTiles', [8 8], 'ClipLimit', 0.01, 'NBins', 256, 'Range', 'full', 'Distribution', 'uniform', 'Alpha', 0.4);
for k = 1:2:numel(varargin) - 1
    o.(validatestring(varargin{k}, fieldnames(o), 'adapthisteq')) = varargin{k + 1};
end
kind = class(x);
original = size(x);
p = im2double(x);
range = [0, 1];
if strcmpi(o.Range, 'original'), range = [min(p(:)), max(p(:))]; end
tiles = double(o.NumTiles(:)');
if any(tiles < 2), error('images:adapthisteq:invalidNumTiles', 'NumTiles must be at least [2 2].'); end
% Whole tiles of an even number of pixels.
tile = ceil(original./tiles);
tile = tile + mod(tile, 2);
extra = tile.*tiles - original;
before = floor(extra/2);
p = padImage(p, before, extra - before, 'symmetric');
bins = o.NBins;
pixels = prod(tile);
limit = ceil(pixels/bins);
limit = limit + round(o.ClipLimit*(pixels - limit));
curves = zeros(tiles(1), tiles(2), bins);
for i = 1:tiles(1)
    for j = 1:tiles(2)
        part = p((i - 1)*tile(1) + (1:tile(1)), (j - 1)*tile(2) + (1:tile(2)));
        counts = clipCounts(imhist(part, bins), limit);
        curves(i, j, :) = grayCurve(counts, pixels, range, o);
    end
end
% Between the centres of tiles the curves are interpolated.
level = min(max(floor(p*(bins - 1) + 0.5), 0), bins - 1);
[i, fi] = tilePlace(size(p, 1), tile(1), tiles(1));
[j, fj] = tilePlace(size(p, 2), tile(2), tiles(2));
at = @(r, c) curves(r' + (c - 1)*tiles(1) + level*tiles(1)*tiles(2));
i2 = min(i + 1, tiles(1));
j2 = min(j + 1, tiles(2));
i1 = max(i, 1);
j1 = max(j, 1);
y = (1 - fi').*((1 - fj).*at(i1, j1) + fj.*at(i1, j2)) + fi'.*((1 - fj).*at(i2, j1) + fj.*at(i2, j2));
y = y(before(1) + (1:original(1)), before(2) + (1:original(2)));
y = toImageClass(y, kind);
if isfloat(y), y = cast(y, kind); end
end

function [i, f] = tilePlace(n, tile, ~)
u = ((1:n) - 0.5)/tile + 0.5;
i = floor(u);
f = u - i;
end

function counts = clipCounts(counts, limit)
n = numel(counts);
excess = sum(max(counts - limit, 0));
average = floor(excess/n);
upper = limit - average;
high = counts > limit;
middle = ~high & counts > upper;
excess = excess - sum(limit - counts(middle)) - average*sum(~high & ~middle);
counts(high | middle) = limit;
low = ~high & ~middle;
counts(low) = counts(low) + average;
k = 1;
while excess > 0
    step = max(floor(n/excess), 1);
    before = excess;
    for m = k:step:n
        if counts(m) < limit
            counts(m) = counts(m) + 1;
            excess = excess - 1;
            if excess <= 0, break, end
        end
    end
    k = mod(k, n) + 1;
    if excess == before && all(counts >= limit), break, end
end
end

function t = grayCurve(counts, pixels, range, o)
share = cumsum(counts)/pixels;
switch lower(o.Distribution)
    case 'rayleigh'
        top = 1 - exp(-1/(2*o.Alpha^2));
        t = range(1) + sqrt(-2*o.Alpha^2*log(max(1 - top*share, realmin)));
    case 'exponential'
        top = 1 - exp(-o.Alpha*diff(range));
        t = min(-1/o.Alpha*log(max(1 - top*share, realmin)) + range(1), range(2));
    otherwise
        t = range(1) + diff(range)*share;
end
t = min(max(t, range(1)), range(2));
end
