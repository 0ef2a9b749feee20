% SPDX-License-Identifier: Apache-2.0
function X = modelColumns(s, X)
% The columns that a model's terms are over, of a table or of a matrix with a column for each predictor.
if istabular(X)
    wanted = unique(cellfun(@(b) b.variable, s.base, 'UniformOutput', false), 'stable');
    missing = wanted(~ismember(wanted, X.Properties.VariableNames));
    if isempty(missing), X = baseColumns(X, s.base); return, end
    if ~s.matrix
        error('stats:classreg:regr:TermsRegression:MissingPredictors', 'The predictor data table must contain variable ''%s''.', missing{1});
    end
    X = X{:, :};
end
if ~(isnumeric(X) || islogical(X))
    error('stats:classreg:regr:TermsRegression:BadPredictorType', 'Predictor data must be a numeric matrix or a table.');
end
d = numel(s.all);
if isvector(X) && d == 1, X = X(:); end
if size(X, 2) == d && all(cellfun(@(b) b.column == 1 || ~isempty(b.levels), s.base))
    at = cellfun(@(b) find(strcmp(s.all, b.variable), 1), s.base);
    for k = 1:numel(s.base), if ~isempty(s.base{k}.levels), X = baseColumns(array2table(X, 'VariableNames', s.all), s.base); return, end, end
    X = double(X(:, at));
elseif size(X, 2) == numel(s.base) && ~s.matrix
    X = double(X);
else
    error('stats:classreg:regr:TermsRegression:BadPredictorMatrix', 'Predictor data matrix must have %d columns.', d);
end
end
