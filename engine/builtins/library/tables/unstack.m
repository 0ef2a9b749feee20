% SPDX-License-Identifier: Apache-2.0
function [B, iT] = unstack(T, vars, by, varargin)
% A variable as several, one for each value of another: unstack(T, datavar, indicatorvar). GroupingVariables, ConstantVariables (of the first row of each group), NewDataVariableNames, AggregationFunction (sum),
% VariableNamingRule.
% Example: unstack(table([1; 1; 2], {'x'; 'y'; 'x'}, [5; 6; 7], 'VariableNames', {'id', 'k', 'v'}), 'v', 'k')
if nargin < 3, error('MATLAB:minrhs', 'Not enough input arguments.'); end
mustBeTable('unstack', T);
s = objectState(T);
d = tableVariables(s, vars);
c = tableVariables(s, by);
group = setdiff(1:numel(s.names), [d c]);
constant = [];
how = [];
names = {};
for k = 1:2:numel(varargin) - 1
    value = varargin{k + 1};
    switch validatestring(varargin{k}, {'GroupingVariables', 'NewDataVariableNames', 'AggregationFunction', 'ConstantVariables', 'VariableNamingRule'}, 'unstack')
        case 'GroupingVariables', group = tableVariables(s, value);
        case 'ConstantVariables', constant = tableVariables(s, value);
        case 'NewDataVariableNames', names = reshape(cellstr(value), 1, []);
        case 'AggregationFunction', how = value;
    end
end
[w, firstW] = rowGroups(s.vars(c), false);
labels = rowsOf(s.vars{c}, firstW);
if iscategorical(labels), labels = cellstr(labels); elseif isnumeric(labels) || islogical(labels), labels = arrayfun(@(x) sprintf('x%g', x), labels, 'UniformOutput', false); else, labels = cellstr(labels); end
labels = reshape(matlab.lang.makeUniqueStrings(matlab.lang.makeValidName(labels)), 1, []);
if isempty(names), names = labels; end
if s.timed
    [g, firstG] = rowGroups({s.times}, true);
elseif isempty(group)
    g = ones(s.rows, 1);
    firstG = 1;
else
    [g, firstG] = rowGroups(s.vars(group), true);
    % Groups stand in the order in which they come.
    [firstG, order] = sort(firstG);
    at(order) = 1:numel(order);
    g = reshape(at(g), [], 1);
end
n = numel(firstG);
r = chosenRows(chosenVariables(s, [reshape(group, 1, []), reshape(setdiff(constant, group, 'stable'), 1, [])]), firstG);
r.rowNames = {};
for v = d
    x = s.vars{v};
    for k = 1:numel(names)
        out = defaultRows(x, n, true);
        for i = reshape(unique(g(w == k)), 1, [])
            rows = find(g == i & w == k);
            y = rowsOf(x, rows);
            if ~isempty(how), y = how(y); elseif numel(rows) > 1
                if isnumeric(y), y = sum(y, 1); elseif iscellstr(y) || isstring(y) || iscategorical(y), y = rowsOf(unique(y), 1); else, y = rowsOf(y, 1); end
            end
            out(i, :) = y;
        end
        label = names{k};
        if numel(d) > 1, label = [s.names{v} '_' label]; end
        r = withVariables(r, {label}, {out});
    end
end
iT = firstG;
B = makeTable(r, T);
end
