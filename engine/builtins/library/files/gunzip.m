% SPDX-License-Identifier: Apache-2.0
function names = gunzip(files, folder)
% Unpacks files that gzip made, beside them or in a folder.
% Example: f = tempname; writelines("text", f); gzip(f); delete(f), gunzip([f '.gz']); fileread(f), delete(f), delete([f '.gz'])
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
paths = archiveFiles('gunzip', files, '');
made = cell(1, numel(paths));
for k = 1:numel(paths)
    b = inflated(fileBytes('gunzip', paths{k}), 31);
    if isa(b, 'double'), error('MATLAB:gunzip:notGzipFormat', '"%s" is not in GZIP format.', paths{k}); end
    made{k} = regexprep(paths{k}, '\.gz$', '');
    if strcmp(made{k}, paths{k}), made{k} = [paths{k}, '.out']; end
    if nargin > 1
        [~, base, ending] = fileparts(made{k});
        made{k} = fullfile(char(folder), [base, ending]);
    end
    storeBytes('gunzip', made{k}, b);
end
if nargout, names = made; end
end
