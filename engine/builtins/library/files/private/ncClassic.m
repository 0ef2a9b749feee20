% SPDX-License-Identifier: Apache-2.0
function nc = ncClassic(file)
% A netCDF file of the classic formats (CDF-1, CDF-2, CDF-5) as a struct: dimensions, attributes, variables with the
% place of their data. [] for a file of another kind.
fid = fopen(file, 'r', 'ieee-be');
if fid < 0, error('MATLAB:imagesci:netcdf:unableToOpenForRead', 'Could not open %s for reading.', file); end
closer = onCleanup(@() fclose(fid));
magic = fread(fid, 4, 'uint8')';
nc = [];
if ~(numel(magic) == 4 && isequal(magic(1:3), 'CDF') && any(magic(4) == [1 2 5])), return; end
wide = 'uint32';
if magic(4) == 5, wide = 'uint64'; end
offset = 'uint32';
if magic(4) > 1, offset = 'uint64'; end
nc.version = magic(4);
nc.records = fread(fid, 1, wide);
if nc.records == 2^32 - 1, nc.records = 0; end
nc.dims = struct('Name', {}, 'Length', {}, 'Unlimited', {});
for k = 1:listLength(fid, wide)
    nc.dims(k).Name = readName(fid, wide);
    nc.dims(k).Length = fread(fid, 1, wide);
    nc.dims(k).Unlimited = nc.dims(k).Length == 0;
    if nc.dims(k).Unlimited, nc.dims(k).Length = nc.records; end
end
nc.atts = readAttributes(fid, wide);
nc.vars = struct('Name', {}, 'dims', {}, 'Attributes', {}, 'type', {}, 'begin', {}, 'record', {});
for k = 1:listLength(fid, wide)
    v.Name = readName(fid, wide);
    v.dims = fread(fid, fread(fid, 1, wide), wide)' + 1;
    v.Attributes = readAttributes(fid, wide);
    v.type = fread(fid, 1, 'uint32');
    fread(fid, 1, wide);
    v.begin = fread(fid, 1, offset);
    v.record = ~isempty(v.dims) && nc.dims(v.dims(1)).Unlimited;
    nc.vars(k) = v;
end
end

function n = listLength(fid, wide)
fread(fid, 1, 'uint32');
n = fread(fid, 1, wide);
end

function name = readName(fid, wide)
n = fread(fid, 1, wide);
name = native2unicode(uint8(fread(fid, n, 'uint8')'), 'UTF-8');
fread(fid, mod(-n, 4), 'uint8');
end

function a = readAttributes(fid, wide)
a = struct('Name', {}, 'Value', {});
for k = 1:listLength(fid, wide)
    a(k).Name = readName(fid, wide);
    type = fread(fid, 1, 'uint32');
    n = fread(fid, 1, wide);
    [class, bytes] = ncType(type);
    if type == 2
        value = native2unicode(uint8(fread(fid, n, 'uint8')'), 'UTF-8');
    else
        value = fread(fid, n, [class '=>' class])';
    end
    fread(fid, mod(-n*bytes, 4), 'uint8');
    a(k).Value = value;
end
end
