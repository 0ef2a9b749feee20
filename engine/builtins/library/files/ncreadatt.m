% SPDX-License-Identifier: Apache-2.0
function value = ncreadatt(file, place, name)
% An attribute of a variable of a netCDF file, or a global one at '/'.
% Example: f = [tempname '.nc']; nccreate(f, 'a'); ncwriteatt(f, 'a', 'unit', 'm'); ncreadatt(f, 'a', 'unit'), delete(f)
if nargin < 3, error('MATLAB:minrhs', 'Not enough input arguments.'); end
nc = ncParts('ncreadatt', file);
a = nc.atts;
if ~strcmp(place, '/'), a = nc.vars(ncVariable('ncreadatt', nc, place)).Attributes; end
k = find(strcmp({a.Name}, name));
if isempty(k)
    error('MATLAB:imagesci:ncreadatt:attributeNotFound', 'Could not find attribute ''%s''.', char(name));
end
value = a(k).Value;
end
