% SPDX-License-Identifier: Apache-2.0
function ncwrite(file, name, x, start, stride)
% Writes data to a variable of a netCDF file of a classic format: ncwrite(file, name, data), or from start on, each
% stride-th. An unlimited dimension grows; scale_factor and add_offset are applied, NaN is written as the fill value.
% Example: f = [tempname '.nc']; nccreate(f, 'a', 'Dimensions', {'x', 3}); ncwrite(f, 'a', [7 8], 2); ncread(f, 'a'), delete(f)
if nargin < 3, error('MATLAB:minrhs', 'Not enough input arguments.'); end
file = convertStringsToChars(file);
parts = ncParts('ncwrite', file);
k = ncVariable('ncwrite', parts, name);
nc = ncClassic(file);
if isempty(nc)
    error('MATLAB:imagesci:ncwrite:unsupportedFormat', 'Variables are written in files of the classic formats only.');
end
v = nc.vars(k);
dims = fliplr(v.dims);
if nargin < 4, start = ones(1, max(numel(dims), 1)); end
if nargin < 5, stride = ones(1, numel(start)); end
class = ncType(v.type);
for a = v.Attributes
    switch a.Name
        case 'add_offset', x = double(x) - double(a.Value);
    end
end
for a = v.Attributes
    if strcmp(a.Name, 'scale_factor'), x = double(x)/double(a.Value); end
end
for a = v.Attributes
    if strcmp(a.Name, '_FillValue') && isfloat(x), x(isnan(x)) = a.Value; end
end
data = cell(1, numel(nc.vars));
for j = 1:numel(nc.vars), data{j} = ncClassicData(file, nc, nc.vars(j)); end
counts = size(x, 1:max(numel(start), 2));
if isscalar(start), counts = numel(x); end
at = cell(1, numel(start));
for d = 1:numel(start)
    last = start(d) + (counts(d) - 1)*stride(d);
    at{d} = start(d):stride(d):last;
    if d > numel(dims)
        if last > 1, error('MATLAB:imagesci:ncwrite:badSelection', 'The data do not fit into the variable.'); end
    elseif last > nc.dims(dims(d)).Length
        if ~nc.dims(dims(d)).Unlimited
            error('MATLAB:imagesci:ncwrite:badSelection', 'The data go beyond the extents of the variable.');
        end
        data = grown(nc, data, last);
        nc.records = last;
        nc.dims(dims(d)).Length = last;
    end
end
if isscalar(at), at{2} = 1; end
if isscalar(start), x = reshape(x, [], 1); end
if ~strcmp(class, 'char'), x = cast(x, class); end
data{k}(at{:}) = x;
ncWriteClassic(file, nc, data);
end

function data = grown(nc, data, records)
for k = find([nc.vars.record])
    v = nc.vars(k);
    shape = fliplr([nc.dims(v.dims).Length]);
    shape(end) = records - nc.records;
    fill = cast(9.9692099683868690e+36, 'like', data{k});
    at = find(strcmp({v.Attributes.Name}, '_FillValue'));
    if ~isempty(at), fill = cast(v.Attributes(at).Value, 'like', data{k}); end
    data{k} = cat(numel(shape), reshape(data{k}, [shape(1:end - 1), nc.records, 1]), repmat(fill, [shape, 1]));
end
end
