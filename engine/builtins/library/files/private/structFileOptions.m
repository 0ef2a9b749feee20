% SPDX-License-Identifier: Apache-2.0
function o = structFileOptions(caller, file, args)
% Options of readstruct and writestruct.
o = struct('FileType', 'auto', 'StructNodeName', '', 'AttributeSuffix', 'Attribute', 'ImportAttributes', true, 'DetectTypes', true);
if mod(numel(args), 2) == 1, error(sprintf('MATLAB:%s:NameWithoutValue', caller), 'Options are names with values.'); end
for k = 1:2:numel(args)
    name = validatestring(args{k}, fieldnames(o), caller);
    o.(name) = args{k + 1};
    if isstring(o.(name)), o.(name) = char(o.(name)); end
end
[~, ~, ending] = fileparts(char(file));
if strcmp(o.FileType, 'auto')
    if strcmpi(ending, '.json'), o.FileType = 'json'; else, o.FileType = 'xml'; end
else
    o.FileType = validatestring(o.FileType, {'xml', 'json'}, caller, 'FileType');
end
end
