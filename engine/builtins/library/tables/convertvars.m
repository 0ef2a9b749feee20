% SPDX-License-Identifier: Apache-2.0
function T = convertvars(T, vars, to)
% T with variables converted to a class, or by a function.
% Example: convertvars(table([1; 2]), 'Var1', 'string')
if nargin < 3, error('MATLAB:minrhs', 'Not enough input arguments.'); end
mustBeTable('convertvars', T);
s = objectState(T);
if ischar(to) || isstring(to)
    name = char(to);
    switch name
        case 'cellstr', to = @cellstr;
        otherwise, to = str2func(name);
    end
end
for j = tableVariables(s, vars)
    try
        s.vars{j} = to(s.vars{j});
    catch failure
        error('MATLAB:table:convertvars:VariableTypesMismatch', 'Unable to convert the variable ''%s'': %s', s.names{j}, failure.message);
    end
end
T = makeTable(s, T);
end
