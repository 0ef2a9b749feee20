% SPDX-License-Identifier: Apache-2.0
function path = insideFolder(who, folder, name)
% Where an entry of an archive goes; one that would leave the folder is refused.
parts = strsplit(strrep(name, '\', '/'), '/');
if isempty(name) || name(1) == '/' || any(strcmp(parts, '..'))
    error(['MATLAB:' who ':unsafeName'], 'The archive has an entry outside of the folder: ''%s''.', name);
end
path = fullfile(folder, name);
end
