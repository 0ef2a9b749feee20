% SPDX-License-Identifier: Apache-2.0
function T = tableAssign(T, value, varargin)
% T(rows, variables) = value of a table or a cell; rows and variables that are not there yet are added.
twoSubscripts(numel(varargin));
if ~isobject(T), T = makeTable(chosenRows(chosenVariables(objectState(value), []), zeros(0, 1))); end
s = objectState(T);
n = numel(s.vars);
from = [];
if istable(value) || istimetable(value)
    from = objectState(value);
    parts = from.vars;
    height = from.rows;
elseif iscell(value)
    parts = num2cell(value, 1);
    height = size(value, 1);
    if isempty(value), parts = {}; end
else
    error('MATLAB:table:InvalidRHS', 'Right hand side of an assignment into a table must be another table or a cell array.');
end
[j, fresh] = tableVariables(s, varargin{2}, true);
if n == 0 && isempty(j) && ~isempty(from), j = 1:numel(parts); fresh = from.names; end
i = tableRows(s, varargin{1}, true);
if isempty(i) && s.rows == 0 && n == 0 && ~isempty(from), i = (1:height)'; end
if ~isempty(from) && all(j(j > n) <= n + numel(parts)) && isnumeric(varargin{2}), fresh = from.names(ismember(j, n + (1:numel(fresh)))); end
if numel(parts) == 1 && numel(j) > 1, parts = repmat(parts, 1, numel(j)); end
if numel(parts) ~= numel(j)
    error('MATLAB:table:NumVarsMismatch', 'The number of table variables in an assignment must match.');
elseif height ~= numel(i) && height ~= 1
    error('MATLAB:table:NumRowsMismatch', 'The number of table rows in an assignment must match.');
end
for k = 1:numel(j)
    v = [];
    if j(k) <= n, v = s.vars{j(k)}; end
    parts{k} = partFor(v, j(k) <= n, parts{k}, iscell(value));
end
T = makeTable(withParts(s, i, j, fresh, parts, from, varargin{1}), T);
end

function p = partFor(v, known, p, fromCell)
% What a column of cells puts into a variable: itself, or what its cells hold.
if ~fromCell, return, end
if known && iscell(v)
    if all(cellfun(@(x) iscell(x) && size(x, 1) == 1, p)), p = vertcat(p{:}); end
    return
end
if ~known && ~all(cellfun(@(x) (isnumeric(x) || islogical(x)) && isscalar(x), p)), return, end
if isstring(v), p = cellfun(@string, p); return, end
p = vertcat(p{:});
if ischar(p) && known && ~ischar(v)
    if isnumeric(v) || islogical(v)
        error('MATLAB:table:AssignmentTypeMismatch', 'Conversion to %s from char is not possible.', class(v));
    end
    p = cellstr(p);
end
end
