% SPDX-License-Identifier: Apache-2.0
function ncdisp(file, name)
% Shows what a netCDF file or one variable of it holds.
% Example: f = [tempname '.nc']; nccreate(f, 'a', 'Dimensions', {'x', 3}); ncdisp(f), delete(f)
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
nc = ncParts('ncdisp', file);
[~, base, ending] = fileparts(nc.file);
fprintf('Source:\n           %s\nFormat:\n           %s\n', [base, ending], nc.Format);
if nargin < 2
    if ~isempty(nc.atts), fprintf('Global Attributes:\n'); showAttributes(nc.atts, '           '); end
    fprintf('Dimensions:\n');
    for d = nc.dims
        more = '';
        if d.Unlimited, more = '     (UNLIMITED)'; end
        fprintf('           %s = %d%s\n', d.Name, d.Length, more);
    end
    vars = nc.vars;
else
    vars = nc.vars(ncVariable('ncdisp', nc, name));
end
fprintf('Variables:\n');
for v = vars
    shape = v.Size;
    if isempty(shape), shape = 1; end
    shape = [shape, ones(1, isscalar(shape))];
    fprintf('    %s\n           Size:       %s\n', v.Name, strjoin(arrayfun(@num2str, shape, 'UniformOutput', false), 'x'));
    fprintf('           Dimensions: %s\n           Datatype:   %s\n', strjoin({nc.dims(v.dims).Name}, ','), v.Datatype);
    if ~isempty(v.Attributes)
        fprintf('           Attributes:\n');
        showAttributes(v.Attributes, '                       ');
    end
end
end

function showAttributes(a, indent)
width = max(cellfun(@numel, {a.Name}));
for k = 1:numel(a)
    value = a(k).Value;
    if isnumeric(value), value = num2str(value); else, value = ['''', char(strjoin(cellstr(value), ', ')), '''']; end
    fprintf('%s%-*s = %s\n', indent, width, a(k).Name, value);
end
end
