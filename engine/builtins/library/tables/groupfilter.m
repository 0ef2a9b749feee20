% SPDX-License-Identifier: Apache-2.0
function T = groupfilter(T, groups, how, vars)
% The rows of the groups of which a function of variables says so: groupfilter(T, groupvars, @(x) numel(x) > 1, datavar).
% Example: groupfilter(table({'a'; 'b'; 'a'}, [1; 2; 4], 'VariableNames', {'g', 'x'}), 'g', @(x) numel(x) > 1)
if nargin < 3, error('MATLAB:minrhs', 'Not enough input arguments.'); end
mustBeTable('groupfilter', T);
s = objectState(T);
grouped = withRowTimes(s, groups);
j = tableVariables(grouped, groups);
if nargin < 4, d = setdiff(1:numel(s.names), j); else, d = tableVariables(s, vars); end
[g, first] = rowGroups(grouped.vars(j), true);
keep = true(s.rows, 1);
for k = 1:numel(first)
    i = find(g == k);
    for m = d, keep(i) = keep(i) & reshape(logical(how(rowsOf(s.vars{m}, i))), [], 1); end
end
T = makeTable(chosenRows(s, find(keep)), T);
end
