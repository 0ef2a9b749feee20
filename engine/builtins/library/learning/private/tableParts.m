% SPDX-License-Identifier: Apache-2.0
function [X, y, names, response] = tableParts(who, T, y, names)
% Predictors and responses of a table: y names the response, is a formula ('y ~ a + b') or has the responses themselves; names has the predictors
% that are asked for, all others if empty.
all_ = T.Properties.VariableNames;
response = 'Y';
names = reshape(cellstr(names), 1, []);
if isempty(names) || isequal(names, {''}), names = {}; end
if (ischar(y) && size(y, 1) == 1 || isstring(y) && isscalar(y)) && (height(T) ~= 1 || any(strcmp(all_, char(y))))
    response = char(y);
    if contains(response, '~')
        sides = strtrim(strsplit(response, '~'));
        response = sides{1};
        terms = strtrim(strsplit(sides{2}, '+'));
        terms = terms(~ismember(terms, {'1', '0', '.'}));
        if isempty(names), names = terms; end
    end
    if ~any(strcmp(all_, response))
        error('stats:classreg:learning:internal:utils:prepareDataXY:UnknownResponse', '%s: the table has no variable ''%s''.', who, response);
    end
    y = T.(response);
end
if isempty(names), names = setdiff(all_, {response}, 'stable'); end
missing_ = setdiff(names, all_, 'stable');
if ~isempty(missing_)
    error('stats:classreg:learning:internal:utils:prepareDataX:UnknownPredictor', '%s: the table has no variable ''%s''.', who, missing_{1});
end
for k = 1:numel(names)
    if ~(isnumeric(T.(names{k})) || islogical(T.(names{k}))) || size(T.(names{k}), 2) ~= 1
        error('stats:classreg:learning:internal:utils:prepareDataX:BadXType', '%s: the predictor ''%s'' must be a column of numbers.', who, names{k});
    end
end
X = zeros(height(T), numel(names));
for k = 1:numel(names), X(:, k) = double(T.(names{k})); end
end
