% SPDX-License-Identifier: Apache-2.0
function names = coefficientNames(terms, predictors)
% Names of the terms of a model: (Intercept), x1, x1:x2, x1^2.
names = cell(1, size(terms, 1));
for k = 1:numel(names)
    parts = {};
    for j = find(terms(k, :))
        part = predictors{j};
        if terms(k, j) > 1, part = sprintf('%s^%d', part, terms(k, j)); end
        parts{end + 1} = part;
    end
    names{k} = strjoin(parts, ':');
    if isempty(parts), names{k} = '(Intercept)'; end
end
end
