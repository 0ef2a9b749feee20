% SPDX-License-Identifier: Apache-2.0
function h5disp(file, at)
% Shows what an HDF5 file, group or dataset holds.
% Example: f = [tempname '.h5']; h5create(f, '/g/a', [2 3]); h5disp(f), delete(f)
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if nargin < 2, at = '/'; end
info = h5info(file, at);
[~, base, ending] = fileparts(info.Filename);
fprintf('HDF5 %s%s \n', base, ending);
if isfield(info, 'Dataspace'), showDataset(info, ''); else, showGroup(info, ''); end
end

function showGroup(g, indent)
fprintf('%sGroup ''%s'' \n', indent, g.Name);
showAttributes(g.Attributes, [indent, '    ']);
for k = 1:numel(g.Datasets), showDataset(g.Datasets(k), [indent, '    ']); end
for k = 1:numel(g.Groups), showGroup(g.Groups(k), [indent, '    ']); end
end

function showDataset(d, indent)
fprintf('%sDataset ''%s'' \n', indent, d.Name);
in = [indent, '    '];
fprintf('%sSize:  %s\n%sMaxSize:  %s\n', in, times(d.Dataspace.Size), in, times(d.Dataspace.MaxSize));
type = d.Datatype.Type;
if isstruct(type), type = 'H5T_STRING'; end
fprintf('%sDatatype:   %s\n%sChunkSize:  %s\n', in, strtrim([d.Datatype.Class, ' ', type]), in, times(d.ChunkSize));
if isempty(d.Filters), fprintf('%sFilters:  none\n', in); else, fprintf('%sFilters:  %s\n', in, strjoin({d.Filters.Name}, ', ')); end
if ~isempty(d.FillValue), fprintf('%sFillValue:  %f\n', in, double(d.FillValue)); end
showAttributes(d.Attributes, in);
end

function showAttributes(a, indent)
if isempty(a), return; end
fprintf('%sAttributes:\n', indent);
for k = 1:numel(a)
    value = a(k).Value;
    if isnumeric(value), value = num2str(value(:)'); elseif ischar(value), value = ['''', value, '''']; else, value = strjoin(cellstr(value), ', '); end
    fprintf('%s    ''%s'':  %s \n', indent, a(k).Name, value);
end
end

function text = times(n)
text = strjoin(arrayfun(@num2str, n, 'UniformOutput', false), 'x');
if isempty(n), text = '[]'; end
end
