% SPDX-License-Identifier: Apache-2.0
function nc = ncParts(who, file)
% What a netCDF file holds, classic or netCDF-4 (HDF5): fields Format, dims, atts, vars (Name, dims, Attributes, Size,
% Datatype).
file = convertStringsToChars(file);
if ~ischar(file), error(['MATLAB:imagesci:' who ':invalidFileName'], 'The file name must be a character vector or string scalar.'); end
if ~isfile(file)
    error('MATLAB:imagesci:netcdf:unableToOpenFileforRead', 'Could not open %s for reading.', file);
end
nc = ncClassic(file);
if ~isempty(nc)
    formats = {'classic', '64bit', '', '', '64bit_data'};
    nc.Format = formats{nc.version};
    for k = 1:numel(nc.vars)
        nc.vars(k).Size = fliplr([nc.dims(nc.vars(k).dims).Length]);
        nc.vars(k).Datatype = ncType(nc.vars(k).type);
        nc.vars(k).dims = fliplr(nc.vars(k).dims);
    end
    nc.file = file;
    return;
end
nc = struct('version', 4, 'Format', 'netcdf4', 'file', file);
nc.dims = struct('Name', {}, 'Length', {}, 'Unlimited', {});
nc.vars = struct('Name', {}, 'dims', {}, 'Attributes', {}, 'Size', {}, 'Datatype', {});
[~, ~, names, attributes] = h5Items(file, '/');
nc.atts = attributesOf(file, '/', attributes);
scales = {};
for k = 1:numel(names)
    at = ['/', names{k}];
    [~, ~, ~, attributes] = h5Items(file, at);
    s = h5Layout(file, at);
    if any(strcmp(attributes, 'CLASS')) && strcmp(h5Value(file, at, 'CLASS', [], [], []), 'DIMENSION_SCALE')
        nc.dims(end + 1) = struct('Name', names{k}, 'Length', prod(s.Size), 'Unlimited', any(isinf(s.MaxSize)));
        scales{end + 1} = at;
    end
end
for k = 1:numel(names)
    at = ['/', names{k}];
    [~, ~, ~, attributes] = h5Items(file, at);
    if any(strcmp(attributes, 'NAME'))
        name = h5Value(file, at, 'NAME', [], [], []);
        if ischar(name) && startsWith(name, 'This is a netCDF dimension but not a netCDF variable'), continue; end
    end
    s = h5Layout(file, at);
    of = h5Scales(file, at);
    dims = zeros(1, 0);
    if isempty(of) && any(strcmp(scales, at)), of = {at}; end
    for d = 1:numel(of), dims = [dims, find(strcmp(scales, of{d}))]; end
    nc.vars(end + 1) = struct('Name', names{k}, 'dims', dims, 'Attributes', attributesOf(file, at, attributes), ...
        'Size', s.Size, 'Datatype', classOf(s));
end
end

function class = classOf(s)
bits = regexp(s.Type, '\d+(?=[LB]E)', 'match', 'once');
switch s.Class
    case 'H5T_FLOAT', class = 'double'; if strcmp(bits, '32'), class = 'single'; end
    case 'H5T_INTEGER', class = ['int', bits]; if contains(s.Type, '_U'), class = ['u', class]; end
    case 'H5T_STRING', class = 'string'; if strcmp(s.Type, 'fixed'), class = 'char'; end
    otherwise, class = 'unsupported';
end
end

function a = attributesOf(file, at, names)
hidden = {'CLASS', 'NAME', 'REFERENCE_LIST', 'DIMENSION_LIST', '_Netcdf4Dimid', '_Netcdf4Coordinates', '_NCProperties', '_nc3_strict'};
a = struct('Name', {}, 'Value', {});
for k = 1:numel(names)
    if any(strcmp(names{k}, hidden)), continue; end
    value = h5Value(file, at, names{k}, [], [], []);
    if isnumeric(value), value = value(:)'; end
    a(end + 1) = struct('Name', names{k}, 'Value', {value});
end
end
