% SPDX-License-Identifier: Apache-2.0
function ncwriteatt(file, place, name, value)
% Writes an attribute of a variable of a netCDF file of a classic format, or a global one at '/'.
% Example: f = [tempname '.nc']; nccreate(f, 'a'); ncwriteatt(f, '/', 'title', 'x'); ncreadatt(f, '/', 'title'), delete(f)
if nargin < 4, error('MATLAB:minrhs', 'Not enough input arguments.'); end
file = convertStringsToChars(file);
parts = ncParts('ncwriteatt', file);
nc = ncClassic(file);
if isempty(nc)
    error('MATLAB:imagesci:ncwriteatt:unsupportedFormat', 'Attributes are written in files of the classic formats only.');
end
value = convertStringsToChars(value);
if ~ischar(value) && ~(isnumeric(value) && isvector(value))
    error('MATLAB:imagesci:ncwriteatt:badValue', 'The value must be text or a numeric vector.');
end
a = struct('Name', convertStringsToChars(name), 'Value', {value});
data = cell(1, numel(nc.vars));
for k = 1:numel(nc.vars), data{k} = ncClassicData(file, nc, nc.vars(k)); end
if strcmp(place, '/')
    nc.atts = replaced(nc.atts, a);
else
    k = ncVariable('ncwriteatt', parts, place);
    nc.vars(k).Attributes = replaced(nc.vars(k).Attributes, a);
end
ncWriteClassic(file, nc, data);
end

function list = replaced(list, a)
k = find(strcmp({list.Name}, a.Name));
if isempty(k), k = numel(list) + 1; end
list(k) = a;
end
