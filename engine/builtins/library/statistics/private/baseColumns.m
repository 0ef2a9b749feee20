% SPDX-License-Identifier: Apache-2.0
function X = baseColumns(T, base)
% The columns of a model's predictors in another table.
X = zeros(height(T), numel(base));
for k = 1:numel(base)
    b = base{k};
    v = T.(b.variable);
    if isempty(b.levels), X(:, k) = double(v(:, b.column)); continue, end
    if islogical(v), t = cellstr(string(double(v))); elseif isnumeric(v), t = arrayfun(@(x) sprintf('%g', x), v, 'UniformOutput', false); else, t = cellstr(v); end
    X(:, k) = strcmp(t(:), b.levels{b.column});
    X(~ismember(t(:), b.levels), k) = NaN;
end
end
