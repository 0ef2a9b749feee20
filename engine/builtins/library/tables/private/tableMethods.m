% SPDX-License-Identifier: Apache-2.0
function f = tableMethods()
% What tables and timetables do where functions of other values have the name.
f = struct('call', @tablePart, 'brace', @tableBrace, 'assign', @tableAssign, 'assignBrace', @tableAssignBrace, 'remove', @tableRemove, 'set', @tableSet, 'held', @tableHeld, ...
    'member', @tableMember, 'memberName', @tableMemberName, 'horzcat', @tableBeside, 'vertcat', @tableBelow, 'display', @showTable, 'disp', @(T) showTable(T), ...
    'size', @tableSize, 'numel', @(T) prod(tableSize(T)), 'length', @(T) max([tableSize(T) 0])*all(tableSize(T)), 'ndims', @(T) 2, 'isempty', @(T) any(tableSize(T) == 0), ...
    'height', @(T) tableSize(T, 1), 'width', @(T) tableSize(T, 2), 'isscalar', @(T) all(tableSize(T) == 1), 'isvector', @(T) any(tableSize(T) == 1), ...
    'isrow', @(T) tableSize(T, 1) == 1, 'iscolumn', @(T) tableSize(T, 2) == 1, 'ismatrix', @(T) true, ...
    'sortrows', @sortTable, 'issortedrows', @(T, varargin) isequaln(objectState(T), objectState(sortTable(T, varargin{:}))), 'topkrows', @topTable, ...
    'unique', @uniqueTable, 'ismember', @memberTable, 'union', @(A, B, varargin) tableSet2(@union, A, B, varargin), 'intersect', @(A, B, varargin) tableSet2(@intersect, A, B, varargin), ...
    'setdiff', @(A, B, varargin) tableSet2(@setdiff, A, B, varargin), 'setxor', @(A, B, varargin) tableSet2(@setxor, A, B, varargin), ...
    'ismissing', @missingTable, 'rmmissing', @withoutMissing, 'fillmissing', @fillTable, 'standardizeMissing', @standardTable, 'anymissing', @(T) any(any(missingTable(T))), ...
    'join', @joinTables, 'isequal', @(varargin) sameTables(@isequal, varargin{:}), 'isequaln', @(varargin) sameTables(@isequaln, varargin{:}), 'fieldnames', @(T) [objectState(T).names'; {'Properties'; 'Row'; 'Variables'}], ...
    'properties', @(T) [objectState(T).names'; {'Properties'; 'Row'; 'Variables'}], 'isfield', @(T, name) false(size(cellstr(name))), 'findgroups', @tableGroups, 'flipud', @(T) tablePart(T, (tableSize(T, 1):-1:1)', ':'), ...
    'fliplr', @(T) tablePart(T, ':', tableSize(T, 2):-1:1), 'repmat', @repeatTable, 'mat2str', @noText, 'num2str', @noText, 'string', @noText, 'double', @noText, 'cellfun', @noText, 'plot', @(T, varargin) plotTable(@plot, T, varargin{:}), 'scatter', @(T, varargin) plotTable(@scatter, T, varargin{:}), 'heatmap', @heatTable, 'normalize', @normalTable, 'jsonencode', @tableJson, 'stackedplot', @stackedTable, 'saved', @savedTable,  ...
    'plus', @(a, b) tableOperator(@plus, a, b), 'minus', @(a, b) tableOperator(@minus, a, b), 'times', @(a, b) tableOperator(@times, a, b), ...
    'rdivide', @(a, b) tableOperator(@rdivide, a, b), 'power', @(a, b) tableOperator(@power, a, b), 'mtimes', @(a, b) tableOperator(@times, a, b), 'mrdivide', @(a, b) tableOperator(@rdivide, a, b), ...
    'eq', @(a, b) tableOperator(@eq, a, b), 'ne', @(a, b) tableOperator(@ne, a, b), 'lt', @(a, b) tableOperator(@lt, a, b), 'le', @(a, b) tableOperator(@le, a, b), ...
    'gt', @(a, b) tableOperator(@gt, a, b), 'ge', @(a, b) tableOperator(@ge, a, b), 'uminus', @(a) tableOperator(@minus, 0, a), 'not', @(a) tableOperator(@(x, y) ~y, 0, a));
for name = {'sum', 'mean', 'median', 'std', 'var', 'min', 'max', 'prod', 'mode', 'range'}, f.(name{1}) = @(T, varargin) tableReduced(name{1}, T, varargin); end
for name = {'abs', 'round', 'floor', 'ceil', 'fix', 'sqrt', 'exp', 'log', 'log10', 'log2', 'sin', 'cos', 'cumsum', 'cumprod'}
    f.(name{1}) = @(T, varargin) tableMapped(name{1}, T, varargin);
end
f.issorted = @(T, varargin) isequaln(objectState(T), objectState(sortTable(T, varargin{:})));
for name = {'smoothdata', 'isoutlier', 'filloutliers', 'rmoutliers', 'ischange', 'islocalmax', 'islocalmin', 'detrend'}
    f.(name{1}) = @(T, varargin) cleanTable(name{1}, T, varargin{:});
end
end

function t = tableJson(T, varargin)
% As an array of objects, one a row; times and categories are texts.
s = objectState(T);
if s.timed, s = objectState(timetable2table(T)); end
for k = 1:numel(s.vars)
    if isobject(s.vars{k}) && ~istable(s.vars{k}), s.vars{k} = cellstr(s.vars{k}); end
end
t = jsonencode(table2struct(makeTable(s)), varargin{:});
end

function varargout = heatTable(T, x, y, varargin)
% Counts of pairs of values, or the mean of ColorVariable where they meet.
s = objectState(T);
j = [tableVariables(s, x), tableVariables(s, y)];
[gx, fx] = rowGroups(s.vars(j(1)), false);
[gy, fy] = rowGroups(s.vars(j(2)), false);
good = ~isnan(gx) & ~isnan(gy);
shape = [numel(fy) numel(fx)];
if numel(varargin) > 1 && strcmpi(varargin{1}, 'ColorVariable')
    v = double(s.vars{tableVariables(s, varargin{2})});
    c = accumarray([gy(good) gx(good)], v(good), shape, @mean, NaN);
else
    c = accumarray([gy(good) gx(good)], 1, shape);
end
h = heatmap(cellstr(string(rowsOf(s.vars{j(1)}, fx))), cellstr(string(rowsOf(s.vars{j(2)}, fy))), c);
if nargout > 0, varargout = {h}; end
end

function r = savedTable(T)
% What MAT files hold of a table; strings, which they do not know, are texts and which of them are missing.
s = objectState(T);
s.strings = cellfun(@isstring, s.vars);
for k = find(s.strings)
    gone = ismissing(s.vars{k});
    texts = s.vars{k};
    texts(gone) = "";
    s.vars{k} = struct('texts', {cellstr(texts)}, 'missing', gone);
end
r = struct('VitrineClass', class(T), 'state', s);
end

function varargout = stackedTable(T, varargin)
% Each variable of numbers over the rows or times, one above the other; 'XVariable' names another to stand across.
s = objectState(T);
chosen = 1:numel(s.vars);
if mod(numel(varargin), 2) == 1
    if iscell(varargin{1}) || isnumeric(varargin{1}) || any(strcmp(varargin{1}, s.names))
        chosen = tableVariables(s, varargin{1});
        varargin(1) = [];
    end
end
x = (1:s.rows)';
across = '';
if s.timed
    x = s.times;
    across = T.Properties.DimensionNames{1};
end
at = find(cellfun(@(a) (ischar(a) || isstring(a)) && strcmpi(a, 'XVariable'), varargin), 1);
if ~isempty(at)
    across = char(varargin{at + 1});
    k = tableVariables(s, across);
    x = s.vars{k};
    chosen(chosen == k) = [];
    varargin(at:at + 1) = [];
end
chosen = chosen(cellfun(@(v) isnumeric(v) || islogical(v), s.vars(chosen)));
y = cellfun(@double, s.vars(chosen), 'UniformOutput', false);
spec = varargin(1:mod(numel(varargin), 2));
varargin(1:numel(spec)) = [];
h = stackedplot(x, y, spec{:}, 'DisplayLabels', s.names(chosen), 'XLabel', across, varargin{:});
varargout = repmat({h}, 1, nargout);
end

function noText(T, varargin)
error('MATLAB:invalidConversion', 'Conversion to this type from %s is not possible. Use T{:,:} or T.Variables for what the table holds.', class(T));
end

function varargout = tableSize(T, varargin)
s = objectState(T);
[varargout{1:max(nargout, 1)}] = sizeOf(s.rows, numel(s.vars), varargin{:});
end

function varargout = sizeOf(m, n, varargin)
d = [m n];
if nargin > 2
    k = [varargin{:}];
    d(end + 1:max(k)) = 1;
    d = d(k);
end
if nargout < 2
    varargout = {d};
else
    d(end + 1:nargout) = 1;
    varargout = num2cell(d(1:nargout));
end
end
