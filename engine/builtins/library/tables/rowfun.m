% SPDX-License-Identifier: Apache-2.0
function B = rowfun(f, T, varargin)
% A function of each row of a table (or of each group's rows), whose arguments are the variables. InputVariables, GroupingVariables, OutputVariableNames, NumOutputs,
% OutputFormat ('table', 'uniform', 'cell'), SeparateInputs, ExtractCellContents.
% Example: rowfun(@(a, b) a + b, table([1; 2], [3; 5]), 'OutputVariableNames', 'Sum')
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
mustBeTable('rowfun', T);
s = objectState(T);
o = funOptions('rowfun', s, varargin);
j = o.input;
if isempty(o.inputGiven), j = setdiff(1:numel(s.names), o.group); end
outputs = max([numel(o.names), 1]);
if ~isempty(o.outputs), outputs = o.outputs; end
[g, n, r] = funGroups(s, o);
if isempty(o.group), n = s.rows; end
out = cell(n, outputs);
for i = 1:n
    if isempty(o.group), rows = i; else, rows = find(g == i); end
    args = cellfun(@(v) rowsOf(v, rows), s.vars(j), 'UniformOutput', false);
    if o.extract
        for k = 1:numel(args), if iscell(args{k}) && isscalar(args{k}), args{k} = args{k}{1}; end, end
    end
    if ~o.separate, args = {horzcat(args{:})}; end
    try
        if outputs == 0, f(args{:}); else, [out{i, :}] = f(args{:}); end
    catch failure
        if ~isempty(o.handler)
            [out{i, :}] = o.handler(struct('identifier', failure.identifier, 'message', failure.message, 'index', i), args{:});
        else
            error('MATLAB:table:rowfun:FunFailed', 'Applying the function ''%s'' to the %s row of A generated the following error:\n\n%s', func2str(f), ordinal(i), failure.message);
        end
    end
end
if outputs == 0, return, end
if strcmp(o.format, 'cell'), B = out; return, end
if strcmp(o.format, 'uniform')
    if ~all(cellfun(@isscalar, out(:)))
        error('MATLAB:table:rowfun:NotAScalarOutput', 'The function ''%s'' did not give a scalar: ''uniform'' output needs scalars.', func2str(f));
    end
    B = reshape(vertcat(out{:}), size(out));
    return
end
names = o.names;
if isempty(names), names = arrayfun(@(k) sprintf('Var%d', k + numel(o.group) + ~isempty(o.group)), 1:outputs, 'UniformOutput', false); end
vars = cell(1, outputs);
for k = 1:outputs
    c = out(:, k);
    if all(cellfun(@ischar, c)), vars{k} = c; else, vars{k} = vertcat(c{:}); end
end
if isempty(o.group)
    r = tableState(names, vars, n);
    if ~isempty(vars) && size(vars{1}, 1) ~= n, r.rows = size(vars{1}, 1); end
    if r.rows == s.rows, r.rowNames = s.rowNames; r.timed = s.timed; r.times = s.times; if s.timed, r.dims = s.dims; end, end
else
    heights = cellfun(@(x) size(x, 1), out(:, 1));
    if ~all(heights == 1), r = chosenRows(r, repelem((1:n)', heights)); end
    r = withVariables(r, names, vars);
end
B = makeTable(r);
end

function t = ordinal(k)
ends = {'th', 'st', 'nd', 'rd'};
d = mod(k, 10);
if d > 3 || (mod(k, 100) > 10 && mod(k, 100) < 14), d = 0; end
t = sprintf('%d%s', k, ends{d + 1});
end
