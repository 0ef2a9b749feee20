% SPDX-License-Identifier: Apache-2.0
function ncWriteClassic(file, nc, data)
% Writes a netCDF file of 64-bit offsets (CDF-2; CDF-5 where a class needs it) from its struct and each variable's data.
% Written beside the file and moved there, so that a failure leaves the old one.
types = [nc.vars.type];
version = 2;
for a = [nc.atts, nc.vars.Attributes], if ~ischar(a.Value), types(end + 1) = ncType(class(a.Value)); end, end
if any(types > 6), version = 5; end
wide = 'uint32';
if version == 5, wide = 'uint64'; end
head = headBytes(nc, version, wide, zeros(1, numel(nc.vars)));
at = numel(head);
begins = zeros(1, numel(nc.vars));
sizes = zeros(1, numel(nc.vars));
record = [nc.vars.record];
for k = find(~record), begins(k) = at; sizes(k) = storedSize(nc, nc.vars(k)); at = at + sizes(k); end
for k = find(record), begins(k) = at; sizes(k) = storedSize(nc, nc.vars(k)); at = at + sizes(k); end
head = headBytes(nc, version, wide, begins);
temporary = [file '.new'];
fid = fopen(temporary, 'w', 'ieee-be');
if fid < 0, error('MATLAB:imagesci:netcdf:unableToOpenForWrite', 'Could not open %s for writing.', file); end
fwrite(fid, head, 'uint8');
for k = find(~record), writePart(fid, nc.vars(k), data{k}(:), true); end
for r = 1:nc.records
    for k = find(record)
        each = numel(data{k})/nc.records;
        writePart(fid, nc.vars(k), data{k}((r - 1)*each + (1:each)), nnz(record) > 1);
    end
end
fclose(fid);
movefile(temporary, file);
end

function n = storedSize(nc, v)
[~, bytes] = ncType(v.type);
n = 4*ceil(prod([1, nc.dims(v.dims(1 + v.record:end)).Length])*bytes/4);
end

function writePart(fid, v, x, padded)
[class, bytes] = ncType(v.type);
if strcmp(class, 'char'), class = 'uint8'; end
fwrite(fid, x, class);
if padded, fwrite(fid, zeros(1, mod(-numel(x)*bytes, 4)), 'uint8'); end
end

function b = headBytes(nc, version, wide, begins)
b = [uint8('CDF'), uint8(version), big(nc.records, wide)];
b = [b, list(10, numel(nc.dims), wide)];
for d = nc.dims
    length = d.Length;
    if d.Unlimited, length = 0; end
    b = [b, name(d.Name, wide), big(length, wide)];
end
b = [b, attributes(nc.atts, wide), list(11, numel(nc.vars), wide)];
for k = 1:numel(nc.vars)
    v = nc.vars(k);
    b = [b, name(v.Name, wide), big(numel(v.dims), wide)];
    for d = v.dims, b = [b, big(d - 1, wide)]; end
    b = [b, attributes(v.Attributes, wide), big(v.type, 'uint32'), big(storedSize(nc, v), wide), big(begins(k), 'uint64')];
end
end

function b = attributes(a, wide)
b = list(12, numel(a), wide);
for k = 1:numel(a)
    x = a(k).Value;
    if ischar(x)
        bytes = unicode2native(x, 'UTF-8');
        b = [b, name(a(k).Name, wide), big(2, 'uint32'), big(numel(bytes), wide), bytes];
    else
        x = x(:)';
        b = [b, name(a(k).Name, wide), big(ncType(class(x)), 'uint32'), big(numel(x), wide), typecast(swapbytes(x), 'uint8')];
    end
    b = [b, zeros(1, mod(-numel(b), 4), 'uint8')];
end
end

function b = list(tag, n, wide)
if n == 0, tag = 0; end
b = [big(tag, 'uint32'), big(n, wide)];
end

function b = name(text, wide)
bytes = unicode2native(text, 'UTF-8');
b = [big(numel(bytes), wide), bytes, zeros(1, mod(-numel(bytes), 4), 'uint8')];
end

function b = big(x, class)
b = typecast(swapbytes(cast(x, class)), 'uint8');
end
