% SPDX-License-Identifier: Apache-2.0
function [T, il, ir] = innerjoin(A, B, varargin)
% The rows of two tables that have the same keys, side by side, sorted by them; Keys, LeftKeys, RightKeys, LeftVariables, RightVariables.
% Example: innerjoin(table([1; 2], {'a'; 'b'}, 'VariableNames', {'k', 'x'}), table([2; 3], [5; 6], 'VariableNames', {'k', 'y'}))
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
mustBeTable('innerjoin', A);
mustBeTable('innerjoin', B);
s = objectState(A);
t = objectState(B);
o = joinOptions('innerjoin', s, t, varargin, inputname(1), inputname(2));
[il, ir] = matchedRows(s, t, o);
l = chosenRows(chosenVariables(s, o.leftVariables), il);
r = chosenRows(chosenVariables(t, o.rightVariables), ir);
[l.names, r.names] = apart(l.names, r.names, o.leftName, o.rightName);
l.rowNames = {};
T = makeTable(withDescribed(l, r), A);
end
