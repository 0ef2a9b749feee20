% SPDX-License-Identifier: Apache-2.0
function T = removevars(T, vars)
% T without variables, by name or number.
% Example: removevars(table(1, 2, 3), 'Var2')
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
mustBeTable('removevars', T);
s = objectState(T);
T = makeTable(chosenVariables(s, setdiff(1:numel(s.names), tableVariables(s, vars))), T);
end
