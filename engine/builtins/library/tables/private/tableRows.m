% SPDX-License-Identifier: Apache-2.0
function i = tableRows(s, r, grow)
% Numbers of the rows that a subscript means: numbers, logicals, ':', names of rows, times.
if (ischar(r) || isstring(r)) && isequal(char(r), ':')
    i = (1:s.rows)';
elseif islogical(r)
    i = reshape(find(r), [], 1);
elseif isnumeric(r)
    i = reshape(double(r), [], 1);
    if any(i ~= fix(i) | i < 1)
        error('MATLAB:badsubscript', 'Array indices must be positive integers or logical values.');
    end
elseif isa(r, 'timerange')
    i = find(withinTimes(s.times, r.First, r.Last, r.Kind));
elseif isa(r, 'withtol')
    i = find(any(abs(s.times - r.Times) <= r.Tolerance, 2));
elseif isa(r, 'rowfilter')
    i = filteredRows(s, r);
elseif s.timed
    if isa(r, 'datetime') || isa(r, 'duration'), t = r; elseif isa(s.times, 'duration'), t = duration(r); else, t = datetime(r); end
    i = find(ismember(s.times, t));
    i = reshape(i, [], 1);
elseif ischar(r) || isstring(r) || iscellstr(r)
    names = cellstr(r);
    [known, i] = ismember(names(:), s.rowNames);
    if ~all(known)
        if nargin > 2
            i(~known) = s.rows + (1:nnz(~known));
        else
            error('MATLAB:table:UnrecognizedRowName', 'Unrecognized row name ''%s''.', names{find(~known, 1)});
        end
    end
else
    error('MATLAB:table:InvalidRowSubscript', 'A table row subscript must be a numeric array containing real positive integers, a logical array, a character vector, a string array, or a cell array of character vectors.');
end
if nargin < 3 && any(i > s.rows)
    error('MATLAB:table:RowIndexOutOfRange', 'Row index exceeds table dimensions.');
end
end
