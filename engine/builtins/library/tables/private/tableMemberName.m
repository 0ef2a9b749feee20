% SPDX-License-Identifier: Apache-2.0
function name = tableMemberName(T, k)
% T.(k): the name of the variable of that number.
s = objectState(T);
if ~isnumeric(k) || ~isscalar(k) || k ~= fix(k) || k < 1
    error('MATLAB:table:IllegalVarIndex', 'A table variable subscript in T.(i) must be a name or one positive integer.');
end
if k == numel(s.names) + 1, name = sprintf('Var%d', k); return, end
j = tableVariables(s, k);
name = s.names{j};
end
