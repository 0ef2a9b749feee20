% SPDX-License-Identifier: Apache-2.0
function [a, b] = mergedVariables(a, b)
% The parts of two expressions over the same variables, in the order of their names.
[x, y] = deal(fieldnames(a.vars), fieldnames(b.vars));
if isequal(x, y), return, end
names = unique([x; y]);
vars = struct();
for k = 1:numel(names)
    if isfield(b.vars, names{k}), vars.(names{k}) = b.vars.(names{k}); else, vars.(names{k}) = a.vars.(names{k}); end
end
a = spread(a, vars);
b = spread(b, vars);
end

function e = spread(e, vars)
names = fieldnames(vars);
counts = cellfun(@(n) prod(vars.(n).size), names);
first = cumsum([0; counts(:)]);
T = first(end);
own = fieldnames(e.vars);
at = zeros(1, 0);
for k = 1:numel(own)
    place = find(strcmp(names, own{k}));
    at = [at, first(place) + (1:counts(place))];
end
n = size(e.A, 1);
[i, j, v] = find(e.A);
e.A = sparse(i, at(j), v, n, T);
t = numel(at);
[i, j, v] = find(e.Q);
j = j(:)';
p = mod(j - 1, max(t, 1)) + 1;
q = floor((j - 1)/max(t, 1)) + 1;
e.Q = sparse(i, at(p) + (at(q) - 1)*T, v, n, T^2);
e.vars = vars;
end
