% SPDX-License-Identifier: Apache-2.0
function p = tiffLayout(d)
% What the tags of an image of a TIFF file say about its samples and how they lie.
for name = {'ImageWidth', 'ImageLength'}
    if ~isfield(d, name{1}), error('MATLAB:imagesci:Tiff:tagNotSet', 'The tag %s has to be set.', name{1}); end
end
p = struct('rows', double(d.ImageLength), 'columns', double(d.ImageWidth), 'samples', one(d, 'SamplesPerPixel', 1), 'bits', one(d, 'BitsPerSample', 1), ...
    'separate', one(d, 'PlanarConfiguration', 1) == 2, 'compression', one(d, 'Compression', 1), 'predictor', one(d, 'Predictor', 1), ...
    'photometric', one(d, 'Photometric', 1), 'tiled', isfield(d, 'TileWidth'));
if p.tiled
    p.wide = double(d.TileWidth);
    p.high = one(d, 'TileLength', p.rows);
else
    p.wide = p.columns;
    p.high = min(p.rows, one(d, 'RowsPerStrip', p.rows));
end
format = one(d, 'SampleFormat', 1);
if p.bits == 1 && format == 1
    p.class = 'logical';
elseif any(p.bits == [2 4 8]) && format == 1
    p.class = 'uint8';
elseif any(p.bits == [16 32 64]) && format == 1
    p.class = sprintf('uint%d', p.bits);
elseif any(p.bits == [8 16 32 64]) && format == 2
    p.class = sprintf('int%d', p.bits);
elseif p.bits == 32 && format == 3
    p.class = 'single';
elseif p.bits == 64 && format == 3
    p.class = 'double';
else
    error('MATLAB:imagesci:Tiff:unsupportedFormat', 'Samples of %d bits in the format %d are not supported.', p.bits, format);
end
if ~any(p.compression == [1 5 8 32773 32946])
    error('MATLAB:imagesci:Tiff:unsupportedCompression', 'The compression %d is not supported.', p.compression);
end
end

function v = one(d, name, standard)
v = standard;
if isfield(d, name) && ~isempty(d.(name)), v = double(d.(name)(1)); end
end
