% SPDX-License-Identifier: Apache-2.0
function writecell(C, filename, varargin)
% Writes a cell array to a delimited text file; texts with a delimiter, quote or line end are quoted.
% Options Delimiter, WriteMode ('overwrite' or 'append'), QuoteStrings.
if nargin < 2
    filename = 'cell.txt';
end
delimiter = ',';
mode = 'overwrite';
quote = 'minimal';
names = {'comma', 'space', 'tab', 'semi', 'bar'};
marks = {',', ' ', char(9), ';', '|'};
for k = 1:2:numel(varargin) - 1
    value = varargin{k + 1};
    switch lower(char(varargin{k}))
        case 'delimiter'
            delimiter = sprintf(char(value));
            known = strcmp(delimiter, names);
            if any(known)
                delimiter = marks{known};
            end
        case 'writemode'
            mode = char(value);
        case 'quotestrings'
            quote = lower(char(string(value)));
        case {'filetype', 'encoding', 'lineending'}
        otherwise
            error('MATLAB:textio:textio:UnknownParameter', 'Unknown parameter ''%s''.', char(varargin{k}));
    end
end
if ~iscell(C) && isreal(C)
    % A matrix of numbers in one call.
    format = strjoin(repmat({'%.15g'}, 1, size(C, 2)), strrep(delimiter, '%', '%%'));
    text = '';
    if ~isempty(C)
        text = sprintf([strrep(format, '\', '\\'), '\n'], double(C).');
    end
    writelines(string(text), filename, 'LineEnding', '', 'WriteMode', mode);
    return
end
if ~iscell(C)
    C = num2cell(C);
end
lines = cell(1, size(C, 1));
for r = 1:size(C, 1)
    parts = cell(1, size(C, 2));
    for c = 1:size(C, 2)
        v = C{r, c};
        if isstring(v) && ismissing(v)
            t = '';
        elseif ischar(v) || isstring(v)
            t = char(v);
            special = any(t == '"') || any(t == newline) || contains(t, delimiter);
            if strcmp(quote, 'all') || strcmp(quote, 'true') || (special && ~strcmp(quote, 'none'))
                t = ['"', strrep(t, '"', '""'), '"'];
            end
        elseif islogical(v)
            t = sprintf('%d', v);
        elseif isempty(v)
            t = '';
        elseif isreal(v)
            t = sprintf('%.15g', v);
        else
            t = [sprintf('%.15g', real(v)), sprintf('%+.15g', imag(v)), 'i'];
        end
        parts{c} = t;
    end
    lines{r} = [strjoin(parts, strrep(delimiter, '\', '\\')), newline];
end
writelines(string([lines{:}]), filename, 'LineEnding', '', 'WriteMode', mode);
end
