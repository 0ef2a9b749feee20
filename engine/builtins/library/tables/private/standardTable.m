% SPDX-License-Identifier: Apache-2.0
function T = standardTable(T, values, varargin)
% standardizeMissing of a table: the values given become the missing value of their variable.
s = objectState(T);
j = 1:numel(s.vars);
if numel(varargin) > 1, j = tableVariables(s, varargin{2}); end
for k = j
    m = missingRows(s.vars{k}, values);
    if any(m) && ~isinteger(s.vars{k}) && ~islogical(s.vars{k})
        s.vars{k}(m, :) = defaultRows(s.vars{k}, nnz(m), true);
    end
end
T = makeTable(s, T);
end
