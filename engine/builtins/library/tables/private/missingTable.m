% SPDX-License-Identifier: Apache-2.0
function m = missingTable(T, varargin)
% Which elements of a table are missing: NaN, NaT, <missing>, <undefined>, '' in cells and blank rows of characters, or one of the values given.
s = objectState(T);
m = false(s.rows, numel(s.vars));
for k = 1:numel(s.vars), m(:, k) = missingRows(s.vars{k}, varargin{:}); end
end
