% SPDX-License-Identifier: Apache-2.0
function nccreate(file, name, varargin)
% Makes a variable of a netCDF file, and the file where there is none: options Dimensions ({name, length, ...}, Inf for
% one that grows), Datatype, FillValue. Files are written in netCDF's classic format of 64-bit offsets.
% Example: f = [tempname '.nc']; nccreate(f, 'a', 'Dimensions', {'x', 3}, 'Datatype', 'single'); ncread(f, 'a'), delete(f)
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
file = convertStringsToChars(file);
name = convertStringsToChars(name);
p = inputParser;
p.FunctionName = 'nccreate';
p.addParameter('Dimensions', {});
p.addParameter('Datatype', 'double');
p.addParameter('FillValue', []);
p.addParameter('Format', 'classic');
p.addParameter('ChunkSize', []);
p.addParameter('DeflateLevel', 0);
p.addParameter('Shuffle', false);
p.parse(varargin{:});
o = p.Results;
type = ncType(validatestring(o.Datatype, {'double', 'single', 'uint64', 'int64', 'uint32', 'int32', 'uint16', 'int16', 'uint8', 'int8', 'char'}, 'nccreate'));
if isfile(file)
    nc = ncClassic(file);
    if isempty(nc)
        error('MATLAB:imagesci:nccreate:unsupportedFormat', 'Variables are added to files of the classic formats only.');
    end
else
    nc = struct('version', 2, 'records', 0, 'dims', struct('Name', {}, 'Length', {}, 'Unlimited', {}), ...
        'atts', struct('Name', {}, 'Value', {}), ...
        'vars', struct('Name', {}, 'dims', {}, 'Attributes', {}, 'type', {}, 'begin', {}, 'record', {}));
end
if any(strcmp({nc.vars.Name}, name))
    error('MATLAB:imagesci:nccreate:variableAlreadyExists', 'The variable ''%s'' already exists.', name);
end
dims = [];
list = o.Dimensions;
k = 1;
while k <= numel(list)
    label = char(list{k});
    at = find(strcmp({nc.dims.Name}, label));
    given = k < numel(list) && isnumeric(list{k + 1});
    if isempty(at)
        if ~given, error('MATLAB:imagesci:nccreate:dimensionNotFound', 'The dimension ''%s'' needs a length.', label); end
        n = double(list{k + 1});
        grows = isinf(n);
        if grows && any([nc.dims.Unlimited])
            error('MATLAB:imagesci:nccreate:unlimitedDimension', 'The classic formats have one unlimited dimension.');
        end
        if grows, n = nc.records; end
        nc.dims(end + 1) = struct('Name', label, 'Length', n, 'Unlimited', grows);
        at = numel(nc.dims);
    elseif given && ~isinf(list{k + 1}) && list{k + 1} ~= nc.dims(at).Length
        error('MATLAB:imagesci:nccreate:dimensionMismatch', 'The dimension ''%s'' has the length %d.', label, nc.dims(at).Length);
    end
    dims = [at, dims];
    k = k + 1 + given;
end
if ~isempty(dims) && any([nc.dims(dims(2:end)).Unlimited])
    error('MATLAB:imagesci:nccreate:unlimitedDimension', 'The unlimited dimension must be the last one.');
end
data = cell(1, numel(nc.vars));
for k = 1:numel(nc.vars), data{k} = ncClassicData(file, nc, nc.vars(k)); end
atts = struct('Name', {}, 'Value', {});
class = ncType(type);
fill = 0;
if ~strcmp(class, 'char')
    defaults = struct('int8', -127, 'int16', -32767, 'int32', -2147483647, 'single', 9.9692099683868690e+36, ...
        'double', 9.9692099683868690e+36, 'uint8', 255, 'uint16', 65535, 'uint32', 4294967295, ...
        'int64', int64(-9223372036854775806), 'uint64', intmax('uint64') - 1);
    fill = cast(defaults.(class), class);
end
if ~isempty(o.FillValue) && isnumeric(o.FillValue)
    fill = cast(o.FillValue, class);
    atts(1) = struct('Name', '_FillValue', 'Value', fill);
end
record = ~isempty(dims) && nc.dims(dims(1)).Unlimited;
nc.vars(end + 1) = struct('Name', name, 'dims', dims, 'Attributes', atts, 'type', type, 'begin', 0, 'record', record);
shape = [fliplr([nc.dims(dims).Length]), 1, 1];
data{end + 1} = repmat(fill, shape);
ncWriteClassic(file, nc, data);
end
