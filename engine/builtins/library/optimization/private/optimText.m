% SPDX-License-Identifier: Apache-2.0
function t = optimText(s, row, relation)
% An element of an expression as a text, 2*x(1) + x(2)^2 - 3, or of a constraint with its constant on the right.
names = {};
for f = fieldnames(s.vars)'
    v = s.vars.(f{1});
    n = prod(v.size);
    for k = 1:n
        if n == 1, names{end + 1} = f{1};
        elseif min(v.size) == 1, names{end + 1} = sprintf('%s(%d)', f{1}, k);
        else, [i, j] = ind2sub(v.size, k); names{end + 1} = sprintf('%s(%d, %d)', f{1}, i, j); end
    end
end
T = numel(names);
Q = reshape(full(s.Q(row, :)), T, T);
Q = triu(Q) + tril(Q, -1)';
parts = {};
for i = 1:T
    for j = i:T
        if Q(i, j) == 0, continue, end
        if i == j, product_ = [names{i} '^2']; else, product_ = [names{i} '*' names{j}]; end
        parts = [parts, {{Q(i, j), product_}}];
    end
end
for i = 1:T
    if s.A(row, i) ~= 0, parts = [parts, {{full(s.A(row, i)), names{i}}}]; end
end
b = full(s.b(row));
if nargin < 3 && (b ~= 0 || isempty(parts)), parts = [parts, {{b, ''}}]; end
t = '';
for k = 1:numel(parts)
    [c, what] = parts{k}{:};
    sign_ = ' + ';
    if c < 0, sign_ = ' - '; end
    if k == 1, sign_ = strrep(strtrim(sign_), '+', ''); end
    if isempty(what), one = sprintf('%.5g', abs(c)); elseif abs(c) == 1, one = what; else, one = sprintf('%.5g*%s', abs(c), what); end
    t = [t, sign_, one];
end
if nargin > 2
    if isempty(t), t = '0'; end
    t = sprintf('%s %s %.5g', t, relation, 0 - b);
end
end
