% SPDX-License-Identifier: Apache-2.0
function text = modelText(over, predictors)
% The right side of a model's formula: powers over, of variables.
parts = {};
for k = 1:size(over, 1)
    if ~any(over(k, :)), parts{end + 1} = '1'; continue, end
    factors = {};
    for j = find(over(k, :))
        t = predictors{j};
        if over(k, j) > 1, t = sprintf('%s^%d', t, over(k, j)); end
        factors{end + 1} = t;
    end
    parts{end + 1} = strjoin(factors, ':');
end
text = strjoin(parts, ' + ');
end
