% SPDX-License-Identifier: Apache-2.0
function names = unzip(file, folder)
% Unpacks a zip archive into the current folder or another.
% Example: d = tempname; mkdir(d); writelines("text", [d '/a.txt']); zip([d '/z'], 'a.txt', d); unzip([d '/z.zip'], [d '/b']), rmdir(d, 's')
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if nargin < 2, folder = '.'; end
file = char(file);
if ~isfile(file) && isfile([file, '.zip']), file = [file, '.zip']; end
b = fileBytes('unzip', file);
[entries, contents] = zipMembers('unzip', file, b);
names = {};
for k = 1:numel(entries)
    path = insideFolder('unzip', char(folder), entries{k});
    if entries{k}(end) == '/'
        if ~isfolder(path), mkdir(path); end
    else
        storeBytes('unzip', path, contents{k});
        names{end + 1} = path;
    end
end
end
