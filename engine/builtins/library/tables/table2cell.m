% SPDX-License-Identifier: Apache-2.0
function C = table2cell(T)
% Each element of a table in a cell.
% Example: table2cell(table([1; 2], {'a'; 'b'}))
mustBeTable('table2cell', T);
s = objectState(T);
C = cell(s.rows, numel(s.vars));
for k = 1:numel(s.vars)
    v = s.vars{k};
    if iscell(v) && size(v, 2) == 1
        C(:, k) = v;
    else
        for i = 1:s.rows, C{i, k} = rowsOf(v, i); end
    end
end
end
