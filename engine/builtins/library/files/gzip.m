% SPDX-License-Identifier: Apache-2.0
function names = gzip(files, folder)
% Compresses each file to one with .gz at its name's end, in a folder if one is given.
% Example: f = tempname; writelines("text", f); gzip(f); gunzip([f '.gz']), delete(f), delete([f '.gz'])
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
paths = archiveFiles('gzip', files, '');
made = cell(1, numel(paths));
for k = 1:numel(paths)
    made{k} = [paths{k}, '.gz'];
    if nargin > 1
        [~, base, ending] = fileparts(paths{k});
        made{k} = fullfile(char(folder), [base, ending, '.gz']);
    end
    storeBytes('gzip', made{k}, deflated(fileBytes('gzip', paths{k}), 31));
end
if nargout, names = made; end
end
