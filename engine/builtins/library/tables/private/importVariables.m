% SPDX-License-Identifier: Apache-2.0
function k = importVariables(opts, vars)
% Numbers of variables of import options.
if isnumeric(vars), k = vars; return, end
names = cellstr(vars);
[known, k] = ismember(names, opts.VariableNames);
if ~all(known)
    error('MATLAB:textio:textio:UnknownVarName', 'Unable to find variable name ''%s''.', names{find(~known, 1)});
end
end
