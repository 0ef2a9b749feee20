% SPDX-License-Identifier: Apache-2.0
function B = varfun(f, T, varargin)
% A function of each variable of a table, as a table with the function's name in front of theirs. InputVariables, GroupingVariables (a row a group and GroupCount),
% OutputFormat ('table', 'uniform', 'cell'), ErrorHandler.
% Example: varfun(@mean, table([1; 2], [3; 5]))
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
mustBeTable('varfun', T);
s = objectState(T);
o = funOptions('varfun', s, varargin);
j = o.input;
if isempty(o.inputGiven), j = setdiff(1:numel(s.names), o.group); end
name = func2str(f);
if name(1) == '@', name = 'Fun'; end
name = regexprep(name, '^.*\.', '');
[g, n, r] = funGroups(s, o);
out = cell(n, numel(j));
for k = 1:numel(j)
    for i = 1:n
        v = s.vars{j(k)};
        if ~isempty(o.group), v = rowsOf(v, find(g == i)); end
        try
            out{i, k} = f(v);
        catch failure
            if ~isempty(o.handler)
                out{i, k} = o.handler(struct('identifier', failure.identifier, 'message', failure.message, 'index', k, 'name', s.names{j(k)}), v);
            else
                error('MATLAB:table:varfun:FunFailed', 'Applying the function ''%s'' to the variable ''%s'' generated the following error:\n\n%s', shownName(f), s.names{j(k)}, failure.message);
            end
        end
    end
end
if strcmp(o.format, 'cell'), B = out; return, end
if strcmp(o.format, 'uniform')
    if ~all(cellfun(@(x) isscalar(x), out(:)))
        error('MATLAB:table:varfun:NotAScalarOutput', 'Applying the function ''%s'' did not give a scalar: ''uniform'' output needs scalars.', shownName(f));
    end
    B = reshape([out{:}], size(out));
    return
end
names = strcat(name, '_', s.names(j));
if isempty(o.group)
    vars = out(1, :);
    rows = 0;
    if ~isempty(vars), rows = size(vars{1}, 1); end
    if any(cellfun(@(v) size(v, 1), vars) ~= rows)
        error('MATLAB:table:varfun:UnequalVarLengths', 'The function ''%s'' must give the same number of rows for all variables.', shownName(f));
    end
    r = tableState(names, vars, rows);
    if rows == s.rows, r.rowNames = s.rowNames; r.timed = s.timed; r.times = s.times; if s.timed, r.dims = s.dims; end, end
else
    heights = cellfun(@(x) size(x, 1), out);
    r = spread(r, heights(:, 1));
    r = withVariables(r, names, arrayfun(@(k) stacked(out(:, k)), 1:numel(j), 'UniformOutput', false));
end
B = makeTable(r);
end

function r = spread(r, heights)
r = chosenRows(r, repelem((1:r.rows)', heights));
end

function v = stacked(c)
if all(cellfun(@ischar, c)), v = c; else, v = vertcat(c{:}); end
end

function t = shownName(f)
t = func2str(f);
end
