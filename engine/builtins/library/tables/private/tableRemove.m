% SPDX-License-Identifier: Apache-2.0
function T = tableRemove(T, varargin)
% T(rows, :) = [] and T(:, variables) = [].
twoSubscripts(numel(varargin));
s = objectState(T);
whole = @(x) (ischar(x) || isstring(x)) && isequal(char(x), ':');
if whole(varargin{1})
    s = chosenVariables(s, setdiff(1:numel(s.vars), tableVariables(s, varargin{2})));
elseif whole(varargin{2}) || numel(unique(tableVariables(s, varargin{2}))) == numel(s.vars)
    s = chosenRows(s, reshape(setdiff(1:s.rows, tableRows(s, varargin{1})), [], 1));
else
    error('MATLAB:table:InvalidEmptyAssignment', 'At least one subscript must be '':'' when you delete rows or variables by assigning [].');
end
T = makeTable(s, T);
end
