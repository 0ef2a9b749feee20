% SPDX-License-Identifier: Apache-2.0
function model = classifier(class, d, properties, parts, score, refit)
% A classifier as an object: score(parts, X) gives a score of each class for the rows of X, refit(X, y) another model of the same options.
p = struct('ClassNames', {d.names}, 'Prior', d.prior, 'Cost', d.cost, 'NumObservations', numel(d.g), 'PredictorNames', {d.predictors}, ...
    'ResponseName', d.response, 'X', d.X, 'Y', {d.y}, 'CategoricalPredictors', [], 'ScoreTransform', 'none');
for f = fieldnames(properties)', p.(f{1}) = properties.(f{1}); end
s = struct('data', d, 'parts', parts, 'score', score, 'refit', refit);
model = makeObject(class, p, s, struct('predict', @predictClass, 'loss', @lossOf, 'resubPredict', @resubstituted, 'resubLoss', @(m, varargin) lossOf(m, m.X, m.Y, varargin{:}), ...
    'crossval', @crossValidated, 'margin', @marginOf, 'edge', @(m, varargin) mean(marginOf(m, varargin{:})), 'predictorImportance', @importance, 'compact', @(m) m, 'view', @viewModel, 'disp', @showModel));
if ~isempty(d.test), model = crossValidated(model, d.test{:}); end
end

function [labels, score, cost] = predictClass(m, X)
s = objectState(m);
if istabular(X), X = X{:, s.data.predictors}; end
X = double(X);
if isvector(X) && size(X, 2) ~= size(s.data.X, 2) && numel(X) == size(s.data.X, 2), X = reshape(X, 1, []); end
if size(X, 2) ~= size(s.data.X, 2)
    error('stats:classreg:learning:internal:utils:BadXSize', 'The data must have %d predictors.', size(s.data.X, 2));
end
score = s.score(s.parts, X);
cost = score*s.data.cost;
if isfield(s.parts, 'signed')
    cost = -score;
end
[~, best] = min(cost, [], 2);
none = all(isnan(score), 2);
[~, usual] = max(s.data.prior);
best(none) = usual;
labels = s.data.names(best, :);
end

function [labels, score, cost] = resubstituted(m)
[labels, score, cost] = predictClass(m, m.X);
end

function l = lossOf(m, X, y, varargin)
s = objectState(m);
if nargin < 3, y = s.data.response; end
y = responseOf(X, y);
kind = 'classiferror';
for k = 1:2:numel(varargin) - 1
    if strcmpi(varargin{k}, 'LossFun'), kind = validatestring(varargin{k + 1}, {'classiferror', 'mincost', 'classifcost'}, 'loss'); end
end
if ischar(y), y = cellstr(y); end
[~, g] = ismember(y(:), s.data.names);
labels = predictClass(m, X);
[~, guess] = ismember(labels, s.data.names);
known = g > 0;
% Weights that make the shares of classes the priors.
counts = accumarray(g(known), 1, [s.data.n 1]);
w = s.data.prior(g(known))'./counts(g(known));
each = s.data.cost(sub2ind(size(s.data.cost), g(known), guess(known)));
if strcmp(kind, 'classiferror'), each = double(g(known) ~= guess(known)); end
l = sum(w.*each)/sum(w);
end

function v = marginOf(m, X, y)
s = objectState(m);
if nargin < 3, y = s.data.response; end
y = responseOf(X, y);
[~, score] = predictClass(m, X);
if ischar(y), y = cellstr(y); end
[~, g] = ismember(y(:), s.data.names);
at = sub2ind(size(score), (1:size(score, 1))', g);
own = score(at);
score(at) = -Inf;
v = own - max(score, [], 2);
end

function c = crossValidated(m, varargin)
s = objectState(m);
d = s.data;
[part, trained] = trainedFolds(s.refit, d.X, d.y, d.y, varargin);
p = struct('Trained', {trained}, 'Partition', part, 'KFold', part.NumTestSets, 'ClassNames', {d.names}, 'X', d.X, 'Y', {d.y}, 'NumObservations', numel(d.g));
c = makeObject('ClassificationPartitionedModel', p, struct('data', d), struct('kfoldPredict', @foldPredictions, 'kfoldLoss', @foldLoss));
end

function [labels, score] = foldPredictions(c)
d = objectState(c).data;
guess = ones(size(d.X, 1), 1);
score = NaN(size(d.X, 1), d.n);
for k = 1:c.KFold
    rows = test(c.Partition, k);
    [l, score(rows, :)] = predictClass(c.Trained{k}, d.X(rows, :));
    [~, guess(rows)] = ismember(l, d.names);
end
labels = d.names(guess, :);
end

function l = foldLoss(c, varargin)
d = objectState(c).data;
each = [];
right = zeros(1, c.KFold);
for k = 1:2:numel(varargin) - 1
    if strcmpi(varargin{k}, 'Mode'), each = strcmpi(varargin{k + 1}, 'individual'); end
end
for k = 1:c.KFold
    rows = test(c.Partition, k);
    right(k) = mean(~sameLabels(predictClass(c.Trained{k}, d.X(rows, :)), d.y(rows)));
    count(k) = nnz(rows);
end
if isequal(each, true), l = right(:); else, l = sum(right.*count)/sum(count); end
end

function tf = sameLabels(a, b)
if iscell(a), tf = strcmp(a, b); else, tf = a == b; end
end

function viewModel(m, varargin)
s = objectState(m);
if ~isfield(s.parts, 'tree'), error('MATLAB:UndefinedFunction', 'Undefined function ''view'' for input arguments of type ''%s''.', class(m)); end
t = s.parts.tree;
fprintf('Decision tree for classification\n');
for k = 1:numel(t.cut)
    if t.children(k, 1) > 0
        fprintf('%d  if %s<%g then node %d elseif %s>=%g then node %d else %s\n', k, s.data.predictors{t.variable(k)}, t.cut(k), t.children(k, 1), ...
            s.data.predictors{t.variable(k)}, t.cut(k), t.children(k, 2), labelText(s.data.names(t.label(k), :)));
    else
        fprintf('%d  class = %s\n', k, labelText(s.data.names(t.label(k), :)));
    end
end
end

function t = labelText(v)
if iscell(v), v = v{1}; end
if isnumeric(v) || islogical(v), t = sprintf('%g', v); else, t = char(v); end
end

function y = responseOf(X, y)
% The classes of a table's rows by the name of their variable.
if istabular(X) && (ischar(y) || isstring(y) && isscalar(y)), y = X.(char(y)); end
if iscategorical(y), y = y(:); end
end

function v = importance(m)
s = objectState(m);
if ~isfield(s.parts, 'tree'), error('MATLAB:UndefinedFunction', 'Undefined function ''predictorImportance'' for input arguments of type ''%s''.', class(m)); end
t = s.parts.tree;
v = splitGains(t, (1 - sum(t.value.^2, 2)).*t.share, size(s.data.X, 2));
end

function showModel(m)
more = {};
switch class(m)
    case 'ClassificationKNN', more = {'Distance', 'NumNeighbors'};
    case 'ClassificationSVM', more = {'Alpha', 'Bias', 'KernelParameters', 'BoxConstraints', 'ConvergenceInfo', 'IsSupportVector'};
    case 'ClassificationDiscriminant', more = {'DiscrimType', 'Mu', 'Coeffs'};
    case 'ClassificationECOC', more = {'BinaryLearners', 'CodingName'};
    case {'ClassificationEnsemble', 'ClassificationBaggedEnsemble'}, more = {'NumTrained', 'Method', 'LearnerNames', 'ReasonForTermination', 'FitInfo'};
end
modelText(m, objectState(m).data, [{'ResponseName', 'CategoricalPredictors', 'ClassNames', 'ScoreTransform', 'NumObservations'}, more]);
end
