% SPDX-License-Identifier: Apache-2.0
function names = zip(file, files, root)
% Packs files and folders into a zip archive: zip(file, files) or zip(file, files, root), names below root.
% Example: d = tempname; mkdir(d); writelines("text", [d '/a.txt']); zip([d '/z'], 'a.txt', d), rmdir(d, 's')
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if nargin < 3, root = ''; end
[paths, entries] = archiveFiles('zip', files, char(root));
file = char(file);
if ~endsWith(file, '.zip') && isempty(regexp(file, '\.[^/]*$', 'once')), file = [file, '.zip']; end
contents = cell(size(paths));
times = zeros(numel(paths), 6);
for k = 1:numel(paths)
    contents{k} = fileBytes('zip', paths{k});
    info = dir(paths{k});
    times(k, :) = datevec(info(1).datenum);
end
storeBytes('zip', file, zipArchive(entries, contents, times));
if nargout, names = entries; end
end
