% SPDX-License-Identifier: Apache-2.0
function [T, ia, ib] = tableSet2(how, A, B, args)
% union, intersect, setdiff and setxor of the rows of two tables.
s = objectState(A);
t = objectState(B);
[known, jt] = ismember(s.names, t.names);
if ~all(known) || numel(s.names) ~= numel(t.names)
    error('MATLAB:table:setmembership:DisjointVars', 'Both tables must have the same variables.');
end
[a, b] = pairedCodes(s, t, 1:numel(s.names), jt);
a(isnan(a)) = realmax;
b(isnan(b)) = realmax;
[~, ~, g] = unique([a; b], 'rows');
ga = g(1:s.rows);
gb = g(s.rows + 1:end);
args = cellfun(@char, args, 'UniformOutput', false);
args(strcmpi(args, 'rows')) = [];
ib = [];
if isequal(how, @setdiff)
    [~, ia] = how(ga, gb, args{:});
else
    [~, ia, ib] = how(ga, gb, args{:});
end
T = makeTable(chosenRows(s, ia(:)), A);
if isequal(how, @union) || isequal(how, @setxor)
    U = makeTable(chosenRows(chosenVariables(t, jt), ib(:)), A);
    T = tableBelow(T, U);
    if ~any(strcmp(args, 'stable')), T = sortTable(T, 1:numel(s.names)); end
end
end
