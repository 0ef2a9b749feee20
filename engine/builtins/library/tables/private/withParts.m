% SPDX-License-Identifier: Apache-2.0
function s = withParts(s, i, j, fresh, parts, from, subscript)
% The state after rows i of variables j became the parts; what is added elsewhere is MATLAB's default.
old = s.rows;
rows = max([old; i]);
n = numel(s.names);
if ~isempty(fresh)
    known = j <= n;
    more = max([j n]) - n;
    names = [fresh, cell(1, more - numel(fresh))];
    s = withVariables(s, names, cell(1, more));
    for k = find(~known)
        s.vars{j(k)} = defaultRows(parts{k}, rows);
    end
end
for k = 1:numel(j)
    p = parts{k};
    if size(p, 1) == 1 && numel(i) ~= 1, p = repmat(p, numel(i), 1); end
    s.vars{j(k)} = putRows(s.vars{j(k)}, i, p, s.names{j(k)});
end
for k = 1:numel(s.vars)
    if size(s.vars{k}, 1) < rows
        s.vars{k} = [s.vars{k}; defaultRows(s.vars{k}, rows - size(s.vars{k}, 1))];
    end
end
s.rows = rows;
if rows > old
    names = {};
    if (ischar(subscript) || isstring(subscript) || iscellstr(subscript)) && ~s.timed, names = cellstr(subscript); end
    if ~isempty(names) && isempty(s.rowNames) && ~isequal(names, {':'}), s.rowNames = numberedRows(1:old); end
    if ~isempty(s.rowNames) || (old == 0 && ~isempty(from) && ~isempty(from.rowNames))
        s.rowNames(old + 1:rows, 1) = numberedRows(old + 1:rows);
        fresh = i > old;
        if ~isempty(names)
            s.rowNames(i(fresh)) = names(fresh);
        elseif ~isempty(from) && ~isempty(from.rowNames) && numel(from.rowNames) == numel(i)
            s.rowNames(i(fresh)) = from.rowNames(fresh);
        end
        s.rowNames = uniqueNames(s.rowNames);
    end
    if s.timed
        if ~isempty(from) && from.timed && numel(from.times) == numel(i)
            s.times(i(i > old), 1) = from.times(i > old);
        elseif isa(subscript, 'datetime') || isa(subscript, 'duration')
            s.times(old + 1:rows, 1) = subscript(:);
        else
            s.times = [s.times; defaultRows(s.times, rows - old)];
        end
    end
end
end

function v = putRows(v, i, p, name)
if iscell(v) ~= iscell(p)
    if iscell(p) && iscellstr(p) && (isstring(v) || isa(v, 'categorical') || isa(v, 'datetime'))
        % Texts go into these as they are.
    elseif iscell(v) && isstring(p)
        p = cellstr(p);
    else
        error('MATLAB:table:AssignCellMismatch', 'Unable to assign to the table variable ''%s'': it is of type %s, the value of type %s.', name, class(v), class(p));
    end
end
d = size(v);
if ischar(v) && ischar(p) && size(p, 2) ~= d(2)
    p(:, end + 1:d(2)) = ' ';
    v(:, end + 1:size(p, 2)) = ' ';
end
if numel(d) < 3
    if iscell(p) && isstring(v), p = string(p); end
    v(i, :) = p;
else
    v(i, :) = reshape(p, size(p, 1), []);
    v = reshape(v, [size(v, 1) d(2:end)]);
end
end
