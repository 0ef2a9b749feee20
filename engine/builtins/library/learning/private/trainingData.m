% SPDX-License-Identifier: Apache-2.0
function [d, o] = trainingData(name, X, y, args, o)
% Predictors and classes for a classifier, and its options: those of the struct o and the ones that all have. d: X, y, g (the class of each
% row), names (of classes), n, prior, cost, and how the model is to be tested.
named = istabular(X);
response = 'Y';
if named
    asked = {};
    for k = 1:2:numel(args) - 1
        if strcmpi(args{k}, 'PredictorNames'), asked = args{k + 1}; end
    end
    [X, y, columns, response] = tableParts(name, X, y, asked);
end
if ~(isnumeric(X) || islogical(X)) || ~ismatrix(X)
    error('stats:classreg:learning:internal:utils:prepareDataX:BadXType', '%s: the predictors must be a matrix of numbers.', name);
end
X = double(X);
common = {'ClassNames', 'Prior', 'Cost', 'PredictorNames', 'ResponseName', 'Weights', 'CrossVal', 'KFold', 'Holdout', 'Leaveout', 'CVPartition', ...
    'CategoricalPredictors', 'ScoreTransform', 'HyperparameterOptimizationOptions'};
if mod(numel(args), 2) == 1
    error('MATLAB:InputParser:ParamMissingValue', '%s: options come as names and values.', name);
end
known = [fieldnames(o)' common];
c = struct('ClassNames', [], 'Prior', 'empirical', 'Cost', [], 'PredictorNames', {{}}, 'ResponseName', response, 'Weights', [], 'CrossVal', 'off', ...
    'KFold', [], 'Holdout', [], 'Leaveout', 'off', 'CVPartition', []);
for k = 1:2:numel(args)
    option = validatestring(args{k}, known, name);
    if isfield(o, option), o.(option) = args{k + 1}; else, c.(option) = args{k + 1}; end
end
if ischar(y), y = cellstr(y); end
if ~isvector(y) || numel(y) ~= size(X, 1)
    error('stats:classreg:learning:internal:utils:prepareDataXY:InputSizeMismatch', '%s: the predictors and the response must have the same number of rows.', name);
end
y = y(:);
if iscell(y) || isstring(y), known = ~cellfun('isempty', cellstr(y)); else, known = ~isnan(double(y)); end
known = known & ~all(isnan(X), 2);
X = X(known, :);
y = y(known);
if isempty(y), error('stats:classreg:learning:FullClassificationModel:NoData', '%s: there are no observations.', name); end
if isempty(c.ClassNames)
    names = unique(y);
else
    names = c.ClassNames;
    if ischar(names), names = cellstr(names); end
    names = names(:);
    in = ismember(y, names);
    X = X(in, :);
    y = y(in);
end
[~, g] = ismember(y, names);
n = numel(names);
counts = accumarray(g, 1, [n 1])';
if ischar(c.Prior) || isstring(c.Prior)
    if strcmp(validatestring(c.Prior, {'empirical', 'uniform'}, name), 'uniform'), prior = ones(1, n)/n; else, prior = counts/sum(counts); end
else
    if isstruct(c.Prior), [~, at] = ismember(names, c.Prior.ClassNames); c.Prior = c.Prior.ClassProbs(at); end
    if numel(c.Prior) ~= n, error('stats:classreg:learning:classif:BadPrior', '%s: there must be a prior probability for each class.', name); end
    prior = reshape(c.Prior, 1, [])/sum(c.Prior);
end
cost = c.Cost;
if isstruct(cost), [~, at] = ismember(names, cost.ClassNames); cost = cost.ClassificationCosts(at, at); end
if isempty(cost), cost = ones(n) - eye(n); end
if ~isequal(size(cost), [n n]), error('stats:classreg:learning:classif:BadCost', '%s: the cost must be a square matrix of the classes.', name); end
predictors = c.PredictorNames;
if named, predictors = columns; end
if isempty(predictors), predictors = compose('x%d', 1:size(X, 2)); end
d = struct('X', X, 'y', {y}, 'g', g, 'names', {names}, 'n', n, 'prior', prior, 'cost', cost, 'predictors', {reshape(cellstr(predictors), 1, [])}, ...
    'named', named, 'response', char(c.ResponseName), 'test', {testPairs(c)}, 'common', {{'ClassNames', names, 'Prior', prior, 'Cost', cost}});
if named, d.common = [d.common, {'PredictorNames', d.predictors, 'ResponseName', d.response}]; end
end

function t = testPairs(c)
% How the model is to be tested at once, as crossval takes it.
t = {};
if ~isempty(c.KFold), t = {'KFold', c.KFold}; elseif ~isempty(c.Holdout), t = {'Holdout', c.Holdout}; elseif ~isempty(c.CVPartition), t = {'CVPartition', c.CVPartition};
elseif strcmpi(c.Leaveout, 'on'), t = {'Leaveout', 'on'}; elseif strcmpi(c.CrossVal, 'on'), t = {'KFold', 10}; end
end
