% SPDX-License-Identifier: Apache-2.0
function info = ncinfo(file, name)
% What a netCDF file or one variable of it holds, as a struct: dimensions, variables, attributes.
% Example: f = [tempname '.nc']; nccreate(f, 'a', 'Dimensions', {'x', 3}); s = ncinfo(f, 'a'); s.Size, delete(f)
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
nc = ncParts('ncinfo', file);
[folder, base, ending] = fileparts(nc.file);
if isempty(folder), folder = pwd; end
info.Filename = fullfile(folder, [base, ending]);
if nargin > 1
    v = variable(nc, nc.vars(ncVariable('ncinfo', nc, name)));
    for f = fieldnames(v)', info.(f{1}) = v.(f{1}); end
    info.Format = nc.Format;
    return;
end
info.Name = '/';
info.Dimensions = nc.dims;
info.Variables = [];
for v = nc.vars, info.Variables = [info.Variables, variable(nc, v)]; end
info.Attributes = nc.atts;
info.Groups = [];
info.Format = nc.Format;
end

function s = variable(nc, v)
shape = v.Size;
if isempty(shape), shape = 1; end
fill = [];
k = find(strcmp({v.Attributes.Name}, '_FillValue'));
if ~isempty(k), fill = v.Attributes(k).Value; end
s = struct('Name', v.Name, 'Dimensions', nc.dims(v.dims), 'Size', shape, 'Datatype', v.Datatype, ...
    'Attributes', v.Attributes, 'ChunkSize', [], 'FillValue', fill, 'DeflateLevel', [], 'Shuffle', false);
end
