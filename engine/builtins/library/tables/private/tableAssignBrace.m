% SPDX-License-Identifier: Apache-2.0
function T = tableAssignBrace(T, value, varargin)
% T{rows, variables} = value: its columns go to the variables.
twoSubscripts(numel(varargin));
s = objectState(T);
n = numel(s.vars);
[j, fresh] = tableVariables(s, varargin{2}, true);
i = tableRows(s, varargin{1}, true);
if ischar(value)
    parts = repmat({value}, 1, numel(j));
    for k = 1:numel(j)
        if j(k) > n, parts{k} = cellstr(value); elseif iscell(s.vars{j(k)})
            error('MATLAB:table:AssignCellMismatch', 'Conversion to cell from char is not possible.');
        elseif ~ischar(s.vars{j(k)}) && ~isnumeric(s.vars{j(k)}), parts{k} = string(value);
        end
    end
else
    width = ones(1, numel(j));
    for k = find(j <= n), width(k) = prod(size(s.vars{j(k)}, 2:max(2, ndims(s.vars{j(k)})))); end
    columns = size(value, 2);
    if columns == 1 && sum(width) ~= 1
        parts = arrayfun(@(w) repmat(value, 1, w), width, 'UniformOutput', false);
    elseif columns == sum(width)
        last = cumsum(width);
        parts = arrayfun(@(a, b) value(:, a:b), last - width + 1, last, 'UniformOutput', false);
    else
        error('MATLAB:table:WrongNumberRHSCols', 'Unable to perform assignment because the size of the left side is %d-by-%d and the size of the right side is %d-by-%d.', numel(i), sum(width), size(value, 1), columns);
    end
    if size(value, 1) ~= numel(i) && size(value, 1) ~= 1
        error('MATLAB:subsassigndimmismatch', 'Unable to perform assignment because the size of the left side is %d-by-%d and the size of the right side is %d-by-%d.', numel(i), sum(width), size(value, 1), columns);
    end
end
T = makeTable(withParts(s, i, j, fresh, parts, [], varargin{1}), T);
end
