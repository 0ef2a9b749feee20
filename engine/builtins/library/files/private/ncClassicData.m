% SPDX-License-Identifier: Apache-2.0
function x = ncClassicData(file, nc, v)
% All data of one variable of a classic netCDF file, with MATLAB's order of dimensions.
[class, bytes] = ncType(v.type);
lengths = [nc.dims(v.dims).Length];
shape = fliplr(lengths);
fid = fopen(file, 'r', 'ieee-be');
closer = onCleanup(@() fclose(fid));
read = [class '=>' class];
if strcmp(class, 'char'), read = 'uint8=>char'; end
if ~v.record
    fseek(fid, v.begin, 'bof');
    x = fread(fid, prod(lengths), read);
else
    % Records of all variables follow each other; those of a single one have no padding.
    each = prod(lengths(2:end));
    step = 0;
    for w = nc.vars([nc.vars.record])
        [~, size] = ncType(w.type);
        step = step + 4*ceil(prod([nc.dims(w.dims(2:end)).Length])*size/4);
    end
    if nnz([nc.vars.record]) == 1, step = each*bytes; end
    x = [];
    for k = 1:nc.records
        fseek(fid, v.begin + (k - 1)*step, 'bof');
        x = [x; fread(fid, each, read)];
    end
end
if isempty(shape), shape = 1; end
x = reshape(x, [shape, 1]);
end
