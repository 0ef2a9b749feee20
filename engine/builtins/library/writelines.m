% SPDX-License-Identifier: Apache-2.0
function writelines(lines, filename, varargin)
% Writes texts to a file, one a line. Options LineEnding, WriteMode ('overwrite' or 'append').
ending = newline;
mode = 'w';
for k = 1:2:numel(varargin) - 1
    switch lower(char(varargin{k}))
        case 'lineending'
            ending = sprintf(char(varargin{k + 1}));
        case 'writemode'
            if strcmpi(varargin{k + 1}, 'append')
                mode = 'a';
            end
    end
end
fid = fopen(filename, mode);
if fid < 0
    error('MATLAB:fileio:cannotOpenFile', 'Unable to open file ''%s''.', char(filename));
end
lines = cellstr(lines);
for k = 1:numel(lines)
    fprintf(fid, '%s%s', lines{k}, ending);
end
fclose(fid);
end
