% SPDX-License-Identifier: Apache-2.0
function T = tableMapped(name, T, args)
% A function of each element of a table's variables.
s = objectState(T);
for j = 1:numel(s.vars)
    try
        s.vars{j} = builtin(name, s.vars{j}, args{:});
    catch failure
        error('MATLAB:table:math:FunFailed', 'Unable to apply function ''%s'' to the table variable ''%s'': %s', name, s.names{j}, failure.message);
    end
end
T = makeTable(s, T);
end
