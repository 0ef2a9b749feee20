% SPDX-License-Identifier: Apache-2.0
function [X, y, names, response] = regressionData(who, X, y)
% Rows of predictors and their responses, of matrices or of a table and the name of its response, without rows that miss something.
if istabular(X)
    [X, y, names, response] = tableParts(who, X, y, {});
else
    response = 'Y';
    names = compose('x%d', 1:size(X, 2));
end
if ~(isnumeric(X) || islogical(X)) || ~isnumeric(y) || numel(y) ~= size(X, 1)
    error('stats:classreg:learning:internal:utils:prepareDataXY:InputSizeMismatch', '%s: the predictors and the response must be numbers with the same number of rows.', who);
end
X = double(X);
y = double(y(:));
known = ~isnan(y) & ~any(isnan(X), 2);
[X, y] = deal(X(known, :), y(known));
if isempty(y), error('stats:classreg:learning:FullRegressionModel:NoData', '%s: there are no observations.', who); end
end
