% SPDX-License-Identifier: Apache-2.0
function x = tiffPixels(bytes, d, order, only)
% The samples of an image of a TIFF file in the class that its samples have; `only` is the number of one strip or tile.
p = tiffLayout(d);
across = ceil(p.columns/p.wide);
down = ceil(p.rows/p.high);
planes = 1;
if p.separate, planes = p.samples; end
together = p.samples/planes;
offsets = field(d, 'StripOffsets', field(d, 'TileOffsets', []));
counts = field(d, 'StripByteCounts', field(d, 'TileByteCounts', []));
if isempty(counts) && isscalar(offsets), counts = numel(bytes) - offsets; end
if numel(offsets) < across*down*planes || numel(counts) < across*down*planes
    error('MATLAB:imagesci:Tiff:libraryError', 'Strips or tiles of the image are missing.');
end
if nargin > 3
    if only < 1 || only > across*down*planes, error('MATLAB:imagesci:Tiff:libraryError', 'There is no strip or tile %d.', only); end
    which = only;
else
    which = 1:across*down*planes;
    x = zeros(p.rows, p.columns, p.samples, p.class);
end
for k = which
    plane = ceil(k/(across*down));
    at = k - 1 - (plane - 1)*across*down;
    top = floor(at/across)*p.high;
    left = mod(at, across)*p.wide;
    high = min(p.high, p.rows - top);
    if p.tiled, stored = p.high; else, stored = high; end
    rowBytes = ceil(p.wide*together*p.bits/8);
    if offsets(k) + counts(k) > numel(bytes), error('MATLAB:imagesci:Tiff:libraryError', 'The file ends too early.'); end
    raw = unpackTiff(bytes(offsets(k) + 1:offsets(k) + counts(k)), p.compression, rowBytes*stored);
    block = samplesOf(raw, p, together, stored, rowBytes, order);
    wide = min(p.wide, p.columns - left);
    block = block(1:high, 1:wide, :);
    if nargin > 3, x = block; return, end
    channels = plane;
    if ~p.separate, channels = 1:p.samples; end
    x(top + (1:high), left + (1:wide), channels) = block;
end
if p.photometric == 0 && p.bits == 1, x = ~x; end
end

function block = samplesOf(raw, p, together, rows, rowBytes, order)
raw = reshape(raw, rowBytes, rows);
across = p.wide*together;
if p.bits < 8
    places = 8/p.bits;
    v = zeros(rowBytes*places, rows, 'uint8');
    for k = 1:places, v(k:places:end, :) = bitand(bitshift(raw, -(8 - k*p.bits)), 2^p.bits - 1); end
    v = v(1:across, :);
    if strcmp(p.class, 'logical'), v = logical(v); end
elseif p.predictor == 3
    % Bytes are differences within a row whose highest bytes come first.
    u = reshape(mod(cumsum(double(permute(reshape(raw, together, [], rows), [2 1 3])), 1), 256), [], together, rows);
    u = reshape(permute(u, [2 1 3]), across, p.bits/8, rows);
    v = reshape(typecast(reshape(uint8(permute(flip(u, 2), [2 1 3])), [], 1), p.class), across, rows);
else
    v = typecast(raw(:), p.class);
    if order.big && p.bits > 8, v = swapbytes(v); end
    v = reshape(v, across, rows);
    if p.predictor == 2
        bits = p.bits;
        kind = sprintf('uint%d', bits);
        u = double(reshape(typecast(v(:), kind), together, p.wide, rows));
        v = reshape(typecast(reshape(cast(mod(cumsum(u, 2), 2^bits), kind), [], 1), p.class), across, rows);
    end
end
block = permute(reshape(v, together, p.wide, rows), [3 2 1]);
end

function v = field(d, name, standard)
if isfield(d, name), v = d.(name); else, v = standard; end
end
