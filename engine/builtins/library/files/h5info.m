% SPDX-License-Identifier: Apache-2.0
function info = h5info(file, at)
% What an HDF5 file, group or dataset holds, as a struct: groups, datasets with their types and sizes, attributes.
% Example: f = [tempname '.h5']; h5create(f, '/g/a', [2 3]); s = h5info(f, '/g/a'); s.Dataspace.Size, delete(f)
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if nargin < 2, at = '/'; end
[file, at] = h5Checked('h5info', file, at);
if ~h5Has(file, at), error('MATLAB:imagesci:h5info:unableToFind', 'Unable to find object ''%s''.', at); end
kind = h5Items(file, at);
[folder, base, ending] = fileparts(file);
if isempty(folder), folder = pwd; end
info.Filename = fullfile(folder, [base, ending]);
if strcmp(kind, 'dataset')
    d = datasetInfo(file, at);
else
    d = groupInfo(file, at);
end
for f = fieldnames(d)', info.(f{1}) = d.(f{1}); end
end

function g = groupInfo(file, at)
[~, groups, datasets, attributes] = h5Items(file, at);
above = at;
if ~strcmp(at, '/'), above = [at, '/']; end
g = struct('Name', at, 'Groups', [], 'Datasets', [], 'Datatypes', [], 'Links', [], 'Attributes', attributeInfo(file, at, attributes));
for k = 1:numel(groups), g.Groups = [g.Groups; groupInfo(file, [above, groups{k}])]; end
for k = 1:numel(datasets), g.Datasets = [g.Datasets; datasetInfo(file, [above, datasets{k}])]; end
end

function d = datasetInfo(file, at)
[~, ~, ~, attributes] = h5Items(file, at);
s = h5Layout(file, at);
type = struct('Name', '', 'Class', s.Class, 'Type', s.Type, 'Size', s.TypeSize, 'Attributes', []);
if strcmp(s.Class, 'H5T_STRING')
    length = s.TypeSize;
    if strcmp(s.Type, 'variable'), length = 'H5T_VARIABLE'; end
    type.Type = struct('Length', length, 'Padding', 'H5T_STR_NULLTERM', 'CharacterSet', 'H5T_CSET_UTF8', 'CharacterType', 'H5T_C_S1');
end
filters = [];
for k = 1:numel(s.Filters), filters = [filters; struct('Name', s.Filters{k}, 'Data', s.FilterLevels(k))]; end
d = struct('Name', regexprep(at, '.*/', ''), 'Datatype', type, ...
    'Dataspace', struct('Size', s.Size, 'MaxSize', s.MaxSize, 'Type', s.Space), ...
    'ChunkSize', s.ChunkSize, 'FillValue', s.FillValue, 'Filters', filters, ...
    'Attributes', attributeInfo(file, at, attributes));
end

function a = attributeInfo(file, at, names)
a = [];
for k = 1:numel(names)
    try
        value = h5Value(file, at, names{k}, [], [], []);
    catch
        value = [];
    end
    a = [a; struct('Name', names{k}, 'Value', {value})];
end
end
