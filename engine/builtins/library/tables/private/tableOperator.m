% SPDX-License-Identifier: Apache-2.0
function T = tableOperator(how, a, b)
% An operator of two tables, or of a table and an array, variable by variable.
if istable(a) || istimetable(a), T = a; else, T = b; end
s = objectState(T);
for j = 1:numel(s.vars)
    x = operand(a, s.names, j);
    y = operand(b, s.names, j);
    try
        s.vars{j} = how(x, y);
    catch failure
        error('MATLAB:table:math:FunFailed', 'Unable to apply operator ''%s'' to the table variable ''%s'': %s', func2str(how), s.names{j}, failure.message);
    end
end
T = makeTable(s, T);
end

function x = operand(a, names, j)
if istable(a) || istimetable(a)
    t = objectState(a);
    at = find(strcmp(t.names, names{j}));
    if isempty(at) || numel(t.names) ~= numel(names)
        error('MATLAB:table:math:VariableNamesMismatch', 'Tables in an operation must have the same variable names.');
    end
    x = t.vars{at};
elseif size(a, 2) == numel(names) && numel(names) > 1
    x = a(:, j);
else
    x = a;
end
end
