% SPDX-License-Identifier: Apache-2.0
function [T, ir] = joinTables(A, B, varargin)
% join: the left table with what the right one has for its keys.
s = objectState(A);
t = objectState(B);
o = joinOptions('join', s, t, varargin, '', '');
[a, b] = pairedCodes(s, t, o.left, o.right);
if size(unique(b, 'rows'), 1) < t.rows
    error('MATLAB:table:join:DuplicateRightKeyVarValues', 'The key variable for the right table must have unique values.');
end
[known, ir] = ismember(a, b, 'rows');
if ~all(known)
    error('MATLAB:table:join:LeftKeyValueNotFound', 'The key variables for the right table must contain all values in the key variables for the left table.');
end
keepOne = o.keepOne;
r = chosenRows(chosenVariables(t, o.rightVariables), ir);
l = chosenVariables(s, o.leftVariables);
drop = ismember(r.names, keepOne) & ismember(r.names, l.names);
r = chosenVariables(r, find(~drop));
[l.names, r.names] = apart(l.names, r.names, 'left', 'right');
T = makeTable(withDescribed(l, r), A);
end
