% SPDX-License-Identifier: Apache-2.0
function T = movevars(T, vars, where, place)
% T with variables 'Before' or 'After' another, or at its end.
% Example: movevars(table(1, 2, 3), 'Var3', 'Before', 'Var1')
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
mustBeTable('movevars', T);
s = objectState(T);
j = tableVariables(s, vars);
rest = setdiff(1:numel(s.names), j);
if nargin < 4
    order = [rest j];
else
    p = tableVariables(s, place);
    if strcmpi(where, 'Before'), before = rest(rest < p); else, before = rest(rest <= p); end
    order = [before j setdiff(rest, before)];
end
T = makeTable(chosenVariables(s, order), T);
end
