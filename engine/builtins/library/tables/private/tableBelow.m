% SPDX-License-Identifier: Apache-2.0
function T = tableBelow(varargin)
% [T1; T2; …]: the rows of all; variables are matched by their names, cells by their place.
list = varargin(~cellfun(@(x) isnumeric(x) && isempty(x), varargin));
T = list{find(cellfun(@(x) istable(x) || istimetable(x), list), 1)};
names = objectState(T).names;
states = {};
for k = 1:numel(list)
    x = list{k};
    if iscell(x)
        if size(x, 2) ~= numel(names), unequal('SizeMismatch', 'number of variables'); end
        x = cell2table(x, 'VariableNames', names);
    elseif isstruct(x)
        x = struct2table(x, 'AsArray', true);
    elseif ~(istable(x) || istimetable(x))
        error('MATLAB:table:vertcat:InvalidInput', 'All input arguments must be tables.');
    end
    x = objectState(x);
    if isempty(x.vars) && x.rows == 0, continue, end
    states{end + 1} = x;
end
if isempty(states), return, end
s = states{1};
for k = 2:numel(states)
    x = states{k};
    if numel(x.names) ~= numel(s.names), unequal('SizeMismatch', 'number of variables'); end
    [known, at] = ismember(s.names, x.names);
    if ~all(known), unequal('UnequalVarNames', 'variable names'); end
    states{k} = chosenVariables(x, at);
end
for j = 1:numel(s.vars)
    parts = cellfun(@(x) x.vars{j}, states, 'UniformOutput', false);
    s.vars{j} = below(parts, s.names{j});
end
counts = cellfun(@(x) x.rows, states);
if any(cellfun(@(x) ~isempty(x.rowNames), states))
    s.rowNames = {};
    for k = 1:numel(states)
        more = states{k}.rowNames;
        if isempty(more), more = numberedRows(sum(counts(1:k - 1)) + (1:counts(k))); end
        s.rowNames = [s.rowNames; more(:)];
    end
    if numel(unique(s.rowNames)) < numel(s.rowNames)
        checkedNames(s.rowNames, numel(s.rowNames), 'RowNames');
    end
end
if s.timed
    times = cellfun(@(x) x.times, states, 'UniformOutput', false);
    s.times = vertcat(times{:});
end
s.rows = sum(counts);
T = makeTable(s, T);
end

function v = below(parts, name)
blank = cellfun(@(p) isa(p, 'double') && isequal(size(p), [0 0]), parts);
if ~all(blank), parts(blank) = []; end
cells = cellfun(@iscell, parts);
if any(cellfun(@isstring, parts)) && all(cellfun(@(p) isstring(p) || iscellstr(p), parts))
    parts = cellfun(@string, parts, 'UniformOutput', false);
elseif any(cells) && ~all(cells) && ~any(cellfun(@(p) isa(p, 'categorical') || isa(p, 'datetime'), parts))
    error('MATLAB:table:vertcat:VertcatCellAndNonCell', 'Cannot concatenate the table variable ''%s'' because it is a cell in one table and a non-cell in another.', name);
end
try
    v = vertcat(parts{:});
catch failure
    error('MATLAB:table:vertcat:VertcatMethodFailed', 'Could not concatenate the table variable ''%s'' using VERTCAT.', name);
end
end

function unequal(id, what)
error(['MATLAB:table:vertcat:' id], 'All tables in the bracketed expression must have the same %s.', what);
end
