% SPDX-License-Identifier: Apache-2.0
function dlmwrite(filename, M, varargin)
% Writes a matrix to a delimited file: dlmwrite(file,M,delimiter,row,column) or options delimiter,
% newline ('pc','unix'), roffset, coffset, precision (digits or a format), and '-append'.
delimiter = ',';
ending = newline;
rows = 0;
columns = 0;
precision = '%.5g';
mode = 'overwrite';
k = 1;
position = 0;
while k <= numel(varargin)
    a = varargin{k};
    if ischar(a) || isstring(a)
        a = char(a);
        switch lower(a)
            case '-append'
                mode = 'append';
            case 'append'
                k = k + 1;
                if strcmpi(varargin{k}, 'on')
                    mode = 'append';
                end
            case 'delimiter'
                k = k + 1;
                delimiter = sprintf(char(varargin{k}));
            case 'newline'
                k = k + 1;
                if strcmpi(varargin{k}, 'pc')
                    ending = sprintf('\r\n');
                elseif ~strcmpi(varargin{k}, 'unix')
                    ending = sprintf(char(varargin{k}));
                end
            case 'roffset'
                k = k + 1;
                rows = varargin{k};
            case 'coffset'
                k = k + 1;
                columns = varargin{k};
            case 'precision'
                k = k + 1;
                precision = varargin{k};
                if isnumeric(precision)
                    precision = sprintf('%%.%dg', precision);
                end
            otherwise
                if position > 0 || k > 1
                    error('MATLAB:dlmwrite:InvalidParameter', 'Unknown option ''%s''.', a);
                end
                delimiter = sprintf(a);
        end
    else
        position = position + 1;
        if position == 1
            rows = a;
        else
            columns = a;
        end
    end
    k = k + 1;
end
precision = char(precision);
if iscell(M)
    M = cell2mat(M);
end
front = repmat(delimiter, 1, columns);
n = size(M, 2);
text = repmat([repmat(delimiter, 1, max(columns + n - 1, 0)), ending], 1, rows);
if isreal(M)
    line = strjoin(repmat({precision}, 1, n), strrep(strrep(delimiter, '%', '%%'), '\', '\\'));
    if ~isempty(M)
        plain = @(t) strrep(strrep(t, '%', '%%'), '\', '\\');
        text = [text, sprintf([plain(front), line, plain(ending)], M.')];
    end
else
    lines = cell(1, size(M, 1));
    for r = 1:size(M, 1)
        parts = cell(1, n);
        for c = 1:n
            parts{c} = [sprintf(precision, real(M(r, c))), ...
                        sprintf(['%+', precision(2:end)], imag(M(r, c))), 'i'];
        end
        lines{r} = [front, strjoin(parts, delimiter), ending];
    end
    text = [text, lines{:}];
end
writelines(string(text), filename, 'LineEnding', '', 'WriteMode', mode);
end
