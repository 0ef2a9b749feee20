% SPDX-License-Identifier: Apache-2.0
function P = pivot(T, varargin)
% A table that summarizes another in groups by rows and by columns: pivot(T, Rows=r, Columns=c, DataVariable=v, Method=m). Without a data variable
% the rows of each group are counted, of a variable of numbers the default is the sum. Methods are those of groupsummary, 'count', 'percentage' or functions.
% Options: IncludeTotals (of each row and column, 'Overall_' and the method), RowsBinMethod, ColumnsBinMethod, IncludeMissingGroups, IncludeEmptyGroups, IncludedEdge, OutputFormat ('nested', 'flat'), RowLabelPlacement ('variable', 'rownames').
% Example: pivot(table({'a'; 'b'; 'a'}, [1; 1; 2], [5; 6; 7], 'VariableNames', {'g', 'k', 'x'}), 'Rows', 'g', 'Columns', 'k', 'DataVariable', 'x')
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
mustBeTable('pivot', T);
if mod(numel(varargin), 2) == 1, error('MATLAB:pivot:NameValue', 'Name-value arguments must come in pairs.'); end
p = struct('Rows', [], 'Columns', [], 'DataVariable', [], 'Method', '', 'RowsBinMethod', 'none', 'ColumnsBinMethod', 'none', 'IncludeMissingGroups', true, 'IncludeEmptyGroups', false, ...
    'IncludedEdge', 'left', 'OutputFormat', 'nested', 'RowLabelPlacement', 'variable', 'IncludeTotals', false);
for k = 1:2:numel(varargin), p.(validatestring(varargin{k}, fieldnames(p), 'pivot')) = varargin{k + 1}; end
p.OutputFormat = validatestring(p.OutputFormat, {'nested', 'flat'}, 'pivot', 'OutputFormat');
p.RowLabelPlacement = validatestring(p.RowLabelPlacement, {'variable', 'rownames'}, 'pivot', 'RowLabelPlacement');
if isempty(p.Rows) && isempty(p.Columns), error('MATLAB:pivot:RowsColumnsRequired', 'Specify the grouping variables in Rows, in Columns, or in both.'); end
o = struct('includeMissing', p.IncludeMissingGroups, 'includeEmpty', p.IncludeEmptyGroups, 'edge', p.IncludedEdge);
s = objectState(T);
[r, ~, rowKeys, rowLabels] = tableGroupKeys(s, tableVariables(s, listOf(p.Rows)), p.RowsBinMethod, o);
[c, ~, columnKeys] = tableGroupKeys(s, tableVariables(s, listOf(p.Columns)), p.ColumnsBinMethod, o);
[m, n] = deal(1, 1);
if ~isempty(rowKeys), m = size(rowKeys{1}, 1); end
if ~isempty(columnKeys), n = size(columnKeys{1}, 1); end
[v, what] = deal([], '');
if ~isempty(p.DataVariable)
    j = tableVariables(s, p.DataVariable);
    if ~isscalar(j), error('MATLAB:pivot:DataVariable', 'DataVariable must be one variable.'); end
    v = s.vars{j};
    what = ['_' s.names{j}];
end
method = p.Method;
if isempty(method), if isempty(v) || ~(isnumeric(v) || islogical(v) || isa(v, 'duration')), method = 'count'; else, method = 'sum'; end, end
[values, name] = summaries(method, v, r, c, m, n);
if isempty(columnKeys)
    vars = values;
    names = {[name what]};
    if strcmp(name, 'count') || strcmp(name, 'percentage'), names = {name}; end
else
    [vars, names] = named(values, columnKeys, strcmp(p.OutputFormat, 'flat'), m);
end
if p.IncludeTotals
    label = ['Overall_' name];
    if ~isempty(columnKeys)
        names{end + 1} = label;
        vars(end + 1) = totalsOf(method, v, r, ones(size(c)), m, 1, isnan(c));
    end
    if ~isempty(rowKeys)
        below = totalsOf(method, v, ones(size(r)), c, 1, n, isnan(r));
        if ~isempty(columnKeys)
            [below, ~] = named(below, columnKeys, strcmp(p.OutputFormat, 'flat'), 1);
            below(end + 1) = totalsOf(method, v, ones(size(r)), ones(size(c)), 1, 1, isnan(r) | isnan(c));
        end
        for k = 1:numel(vars), vars{k} = [vars{k}; below{k}]; end
        for k = 1:numel(rowKeys)
            text = label;
            if k > 1, text = ''; end
            if iscategorical(rowKeys{k}), rowKeys{k} = categorical([cellstr(rowKeys{k}); {text}], [categories(rowKeys{k}); {text}]);
            elseif iscell(rowKeys{k}), rowKeys{k}{end + 1, 1} = text;
            else, rowKeys{k} = [string(rowKeys{k}); string(text)]; end
        end
        m = m + 1;
    end
end
if strcmp(p.RowLabelPlacement, 'rownames') && ~isempty(rowKeys)
    P = makeTable(tableState(names, vars, m));
    P.Properties.RowNames = joinedTexts(rowKeys);
else
    P = makeTable(tableState(uniqueOf([rowLabels names]), [rowKeys vars], m));
end
end

function x = listOf(x)
if isempty(x), x = []; end
end

function values = totalsOf(method, v, r, c, m, n, gone)
r(gone) = NaN;
values = summaries(method, v, r, c, m, n);
end

function [values, name] = summaries(method, v, r, c, m, n)
% A column of values for each group of columns.
known = ~isnan(r) & ~isnan(c);
count = accumarray([r(known) c(known)], 1, [m n]);
values = cell(1, n);
if (ischar(method) || isstring(method)) && any(strcmpi(method, {'count', 'percentage'}))
    name = lower(char(method));
    if strcmp(name, 'percentage'), count = 100*count/sum(count(:)); end
    for k = 1:n, values{k} = count(:, k); end
    return
end
if isempty(v), error('MATLAB:pivot:DataVariableRequired', 'Specify DataVariable for methods other than ''count'' and ''percentage''.'); end
[methods, names] = groupMethods('pivot', method);
if ~isscalar(methods), error('MATLAB:pivot:Method', 'Method must be one method.'); end
name = names{1};
zero = any(strcmp(name, {'sum', 'nnz', 'numunique', 'nummissing'}));
for k = 1:n
    parts = cell(m, 1);
    full = find(count(:, k))';
    for i = full
        parts{i} = methods{1}(rowsOf(v, find(r == i & c == k)));
        if size(parts{i}, 1) ~= 1, error('MATLAB:pivot:FunctionOutputSize', 'The function must give one row for each group.'); end
    end
    if isempty(full), values{k} = (0./double(zero))*ones(m, 1); if zero, values{k} = zeros(m, 1); end, continue, end
    for i = reshape(find(count(:, k) == 0), 1, [])
        if zero && isnumeric(parts{full(1)}), parts{i} = zeros(size(parts{full(1)}), 'like', parts{full(1)}); else, parts{i} = defaultRows(parts{full(1)}, 1, true); end
    end
    values{k} = vertcat(parts{:});
end
end

function [vars, names] = named(values, keys, flat, m)
% Variables for the groups of columns; of several grouping variables tables in tables, or names joined.
if isscalar(keys) || flat
    vars = values;
    names = uniqueOf(joinedTexts(keys));
    return
end
texts = textsOf(keys{1});
[names, first, at] = unique(texts, 'stable');
names = uniqueOf(reshape(names, 1, []));
vars = cell(1, numel(first));
for k = 1:numel(first)
    of = find(at == k);
    [inner, innerNames] = named(values(of), cellfun(@(x) rowsOf(x, of), keys(2:end), 'UniformOutput', false), false, m);
    vars{k} = makeTable(tableState(innerNames, inner, m));
end
end

function t = joinedTexts(keys)
t = textsOf(keys{1});
for k = 2:numel(keys), t = strcat(t, '_', textsOf(keys{k})); end
t = reshape(t, 1, []);
end

function t = textsOf(x)
if islogical(x)
    words = {'false'; 'true'};
    t = words(x(:) + 1);
elseif iscell(x)
    t = x(:);
else
    t = string(x(:));
    t(ismissing(t)) = "<missing>";
    t = cellstr(t);
end
t(strcmp(t, '')) = {'<missing>'};
t = t(:);
end

function names = uniqueOf(names)
for k = 2:numel(names)
    base = names{k};
    i = 0;
    while any(strcmp(names{k}, names(1:k - 1))), i = i + 1; names{k} = sprintf('%s_%d', base, i); end
end
end
