% SPDX-License-Identifier: Apache-2.0
function A = table2array(T)
% The variables of a table side by side as one array.
% Example: table2array(table([1; 2], [3; 4]))
mustBeTable('table2array', T);
s = objectState(T);
A = joinedData(s, (1:s.rows)', 1:numel(s.vars));
end
