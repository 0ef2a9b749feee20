% SPDX-License-Identifier: Apache-2.0
function text = modelText(over, predictors, short)
% The right side of a model's formula: powers over, of variables; with short, a*b for a + b + a:b.
whole = false(size(over, 1), 1);
covered = whole;
if nargin > 2 && short
    for k = 1:size(over, 1)
        at = find(over(k, :));
        if numel(at) < 2 || any(over(k, :) > 1), continue, end
        below = zeros(2^numel(at) - 1, size(over, 2));
        below(:, at) = mod(floor((1:2^numel(at) - 1)'./2.^(0:numel(at) - 1)), 2);
        if ~all(ismember(below, over, 'rows')), continue, end
        whole(k) = true;
        covered = covered | ismember(over, below(1:end - 1, :), 'rows');
    end
end
parts = {};
for k = find(~covered)'
    if ~any(over(k, :)), parts{end + 1} = '1'; continue, end
    factors = {};
    for j = find(over(k, :))
        t = predictors{j};
        if over(k, j) > 1, t = sprintf('%s^%d', t, over(k, j)); end
        factors{end + 1} = t;
    end
    if whole(k), parts{end + 1} = strjoin(factors, '*'); else, parts{end + 1} = strjoin(factors, ':'); end
end
if isempty(parts), parts = {'0'}; end
text = strjoin(parts, ' + ');
end
