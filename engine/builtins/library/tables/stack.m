% SPDX-License-Identifier: Apache-2.0
function [B, iT] = stack(T, vars, varargin)
% Several variables of a table one below the other, beside a variable that tells which: NewDataVariableName, IndexVariableName, ConstantVariables.
% Example: stack(table([1; 2], [3; 4], 'VariableNames', {'a', 'b'}), {'a', 'b'})
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
mustBeTable('stack', T);
s = objectState(T);
if iscell(vars) && ~iscellstr(vars), sets = cellfun(@(v) tableVariables(s, v), vars, 'UniformOutput', false); else, sets = {tableVariables(s, vars)}; end
used = [sets{:}];
keep = setdiff(1:numel(s.names), used);
data = cellfun(@(j) strjoin(s.names(j), '_'), sets, 'UniformOutput', false);
index = [data{1} '_Indicator'];
for k = 1:2:numel(varargin) - 1
    value = varargin{k + 1};
    switch validatestring(varargin{k}, {'NewDataVariableName', 'IndexVariableName', 'ConstantVariables'}, 'stack')
        case 'NewDataVariableName', data = reshape(cellstr(value), 1, []);
        case 'IndexVariableName', index = char(value);
        case 'ConstantVariables', keep = tableVariables(s, value);
    end
end
m = numel(sets{1});
iT = repelem((1:s.rows)', m, 1);
r = chosenRows(chosenVariables(s, keep), iT);
if m > 1 && numel(sets) == 1, labels = s.names(sets{1}); else, labels = arrayfun(@int2str, 1:m, 'UniformOutput', false); end
which = makeCategorical(repmat((1:m)', s.rows, 1), categorical({}, labels));
if numel(sets) > 1, which = repmat(reshape(sets{1}, [], 1), s.rows, 1); end
columns = cell(1, numel(sets));
for k = 1:numel(sets)
    try
        v = vertcat(s.vars{sets{k}});
        alike = size(v, 1) == s.rows*m && (isa(v, class(s.vars{sets{k}(1)})) || isnumeric(v));
    catch
        alike = false;
    end
    if ~alike, error('MATLAB:table:stack:InterleavingDataVarsFailed', 'Unable to stack the variables %s in one variable.', strjoin(strcat('''', s.names(sets{k}), ''''), ', ')); end
    columns{k} = rowsOf(v, reshape(reshape(1:s.rows*m, s.rows, m)', [], 1));
end
r.rowNames = {};
B = makeTable(withVariables(r, [{index} data], [{which} columns]));
end
