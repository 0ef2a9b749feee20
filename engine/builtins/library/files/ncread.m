% SPDX-License-Identifier: Apache-2.0
function x = ncread(file, name, start, count, stride)
% Data of a variable of a netCDF file, classic or netCDF-4: ncread(file, name), or count elements in each dimension from
% start on, each stride-th. Fill values are NaN in floating-point data; scale_factor and add_offset are applied.
% Example: f = [tempname '.nc']; nccreate(f, 'a', 'Dimensions', {'x', 3}); ncwrite(f, 'a', [1 2 3]); ncread(f, 'a'), delete(f)
if nargin < 2 || nargin == 3, error('MATLAB:minrhs', 'Not enough input arguments.'); end
nc = ncParts('ncread', file);
k = ncVariable('ncread', nc, name);
v = nc.vars(k);
if nargin < 3, start = []; count = []; end
if nargin < 5, stride = ones(1, numel(start)); end
if nc.version == 4
    x = h5Value(nc.file, ['/', v.Name], '', start, count, stride);
    if iscell(x), x = reshape(char(x(:)), [], 1); end
else
    whole = ncClassic(nc.file);
    x = ncClassicData(nc.file, whole, whole.vars(k));
    if ~isempty(start)
        at = cell(1, numel(start));
        for d = 1:numel(start)
            last = start(d) + (count(d) - 1)*stride(d);
            if isinf(last), last = size(x, d); end
            if last > size(x, d) || start(d) < 1
                error('MATLAB:imagesci:ncread:badSelection', 'The selection goes beyond the extents of the variable.');
            end
            at{d} = start(d):stride(d):last;
        end
        x = x(at{:});
    end
end
if ~isnumeric(x), return; end
scale = attribute(v, 'scale_factor');
offset = attribute(v, 'add_offset');
fill = attribute(v, '_FillValue');
missing = attribute(v, 'missing_value');
scaled = ~isempty(scale) || ~isempty(offset);
none = false(size(x));
for f = [double(fill), double(missing)], none = none | x == f; end
if scaled
    x = double(x);
    if ~isempty(scale), x = x*double(scale); end
    if ~isempty(offset), x = x + double(offset); end
end
if isfloat(x), x(none) = NaN; end
end

function value = attribute(v, name)
k = find(strcmp({v.Attributes.Name}, name));
value = [];
if ~isempty(k) && isnumeric(v.Attributes(k).Value), value = v.Attributes(k).Value(1); end
end
