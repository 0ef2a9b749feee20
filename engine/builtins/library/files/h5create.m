% SPDX-License-Identifier: Apache-2.0
function h5create(file, at, sizes, varargin)
% Makes a dataset of an HDF5 file, and the file and groups where there are none: h5create(file, '/group/name', size),
% Inf for a dimension that grows. Options Datatype ('double' … 'uint8', 'string'), ChunkSize, Deflate (0 to 9),
% FillValue, Shuffle, Fletcher32.
% Example: f = [tempname '.h5']; h5create(f, '/a', [2 3], 'Datatype', 'int16'); class(h5read(f, '/a')), delete(f)
if nargin < 3, error('MATLAB:minrhs', 'Not enough input arguments.'); end
file = convertStringsToChars(file);
at = convertStringsToChars(at);
if at(1) ~= '/', error('MATLAB:imagesci:h5create:notFullPathName', 'The dataset name ''%s'' must begin with ''/''.', at); end
p = inputParser;
p.FunctionName = 'h5create';
p.addParameter('Datatype', 'double');
p.addParameter('ChunkSize', []);
p.addParameter('Deflate', 0);
p.addParameter('FillValue', []);
p.addParameter('Shuffle', false);
p.addParameter('Fletcher32', false);
p.addParameter('TextEncoding', 'UTF-8');
p.parse(varargin{:});
o = p.Results;
type = validatestring(o.Datatype, {'double', 'single', 'uint64', 'int64', 'uint32', 'int32', 'uint16', 'int16', 'uint8', 'int8', 'string'}, 'h5create');
if ~isnumeric(sizes) || any(sizes < 0) || any(isfinite(sizes) & sizes ~= round(sizes))
    error('MATLAB:imagesci:h5create:badSize', 'The size must be a row of nonnegative integers or Inf.');
end
if isfile(file) && h5Has(file, at)
    error('MATLAB:imagesci:h5create:datasetAlreadyExists', 'The dataset ''%s'' already exists.', at);
end
chunk = double(o.ChunkSize(:)');
if isempty(chunk) && any(isinf(sizes))
    error('MATLAB:imagesci:h5create:unlimitedNoChunk', 'Datasets with unlimited dimensions must have a ChunkSize.');
elseif isempty(chunk) && (o.Deflate > 0 || o.Shuffle || o.Fletcher32)
    error('MATLAB:imagesci:h5create:filterNoChunk', 'Filters need a ChunkSize.');
elseif ~isempty(chunk) && numel(chunk) ~= numel(sizes)
    error('MATLAB:imagesci:h5create:chunkSizeMismatch', 'ChunkSize must have as many elements as the size.');
elseif ~isempty(chunk) && any(chunk > sizes)
    error('MATLAB:imagesci:h5create:chunkSizeLargerThanDataset', 'A chunk must not be larger than the dataset.');
end
now = sizes;
now(isinf(sizes)) = 0;
h5Make(file, at, double(now), double(sizes), type, chunk, double(o.Deflate), double(o.Shuffle), double(o.Fletcher32), o.FillValue);
end
