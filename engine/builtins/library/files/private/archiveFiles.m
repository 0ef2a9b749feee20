% SPDX-License-Identifier: Apache-2.0
function [paths, names] = archiveFiles(who, files, root)
% The files that an archive takes, those in folders too, and the names that they have in it.
if isempty(root), root = '.'; end
files = cellstr(files);
paths = {};
names = {};
for k = 1:numel(files)
    given = files{k};
    if given(1) == '/' || given(1) == '~'
        base = fileparts(given);
    else
        base = root;
    end
    if strcmp(base, root), whole = fullfile(root, given); else, whole = given; end
    if any(whole == '*')
        found = dir(whole);
        found = found(~ismember({found.name}, {'.', '..'}));
        list = fullfile(fileparts(whole), {found.name});
    else
        list = {whole};
    end
    for j = 1:numel(list)
        if ~(isfile(list{j}) || isfolder(list{j}))
            error(['MATLAB:' who ':noEntries'], 'The file or folder "%s" does not exist.', list{j});
        end
        [p, n] = under(list{j}, base);
        paths = [paths, p];
        names = [names, n];
    end
end
if isempty(paths), error(['MATLAB:' who ':noEntries'], 'Nothing to write to the archive.'); end
end

function [paths, names] = under(path, base)
paths = {path};
names = {strrep(path, [base, '/'], '')};
if strcmp(base, '.') && startsWith(path, './'), names = {path(3:end)}; end
if ~isfolder(path), return; end
paths = {};
names = {};
inside = dir(path);
for k = 1:numel(inside)
    if any(strcmp(inside(k).name, {'.', '..'})), continue; end
    [p, n] = under(fullfile(path, inside(k).name), base);
    paths = [paths, p];
    names = [names, n];
end
end
