% SPDX-License-Identifier: Apache-2.0
function [status, values, id] = fileattrib(name, change, who)
% What may be done with a file or folder: [tf, s] = fileattrib(name) with the fields Name, directory, UserRead, UserWrite,
% UserExecute, ...; fileattrib(name, '+w'), '-w', '+x', '-x', with 'u', 'g', 'o' or 'a', changes it.
% Example: [tf, s] = fileattrib(tempdir); s.directory
if nargin < 1, name = pwd; end
name = convertStringsToChars(name);
id = '';
if ~(isfile(name) || isfolder(name))
    if nargout == 0, error('MATLAB:FILEATTRIB:CannotFindFile', 'The system cannot find the path specified.'); end
    status = false; values = 'The system cannot find the path specified.'; id = 'MATLAB:FILEATTRIB:CannotFindFile';
    return;
end
if nargin > 1
    if nargin < 3, who = 'u'; end
    fileMode(name, char(change), char(who));
    if nargout, status = true; values = ''; end
    return;
end
mode = fileMode(name, '', '');
full = name;
if name(1) ~= '/', full = fullfile(pwd, name); end
s = struct('Name', full, 'archive', NaN, 'system', NaN, 'hidden', NaN, 'directory', double(isfolder(name)));
parts = {'User', 'Group', 'Other'};
rights = {'Read', 'Write', 'Execute'};
for k = 1:3
    for j = 1:3, s.([parts{k}, rights{j}]) = double(bitget(mode, 9 - 3*(k - 1) - (j - 1))); end
end
if nargout == 0, disp(s); return; end
status = true;
values = s;
end
