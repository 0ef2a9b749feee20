% SPDX-License-Identifier: Apache-2.0
function model = fitrensemble(X, y, varargin)
% Many decision trees together for numbers: fitrensemble(X, y) of rows X and their responses y, or (T, 'response'). Options: Method ('LSBoost', each tree fits what
% is left, or 'Bag', the mean of trees of random samples), NumLearningCycles (100), LearnRate (1), Learners ('tree' or what templateTree gives), CrossVal,
% KFold, Holdout, Leaveout. It has Trained, TrainedWeights, NumTrained; functions predict, loss, resubLoss, resubPredict, crossval.
% J. Friedman, Annals of Statistics 29 (2001); L. Breiman, Machine Learning 24 (1996).
% Example: m = fitrensemble((1:20)', (1:20)'.^2, 'NumLearningCycles', 20); y = predict(m, 10)
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
[X, y, names, response] = regressionData('fitrensemble', X, y);
o = struct('Method', 'LSBoost', 'NumLearningCycles', 100, 'LearnRate', 1, 'Learners', 'tree', 'NPrint', 'off', 'FResample', 1, 'Replace', 'on', 'NumBins', []);
[o, test, given, names, response] = regressionOptions('fitrensemble', varargin, o, names, response);
method = validatestring(o.Method, {'LSBoost', 'Bag'}, 'fitrensemble', 'Method');
bag = strcmp(method, 'Bag');
t = boostedTree('fitrensemble', o.Learners, bag, size(X, 2));
if bag && t.MinParentSize == 2, t.MinLeafSize = 5; t.MinParentSize = 10; end
n = numel(y);
s = struct('bag', bag, 'trees', {cell(1, o.NumLearningCycles)}, 'rate', o.LearnRate);
left = y;
for k = 1:o.NumLearningCycles
    if bag
        size_ = max(1, round(o.FResample*n));
        if strcmpi(o.Replace, 'on'), rows = randi(n, size_, 1); else, rows = randperm(n, size_)'; end
        s.trees{k} = grownTree(X(rows, :), y(rows), ones(size_, 1), t, 'mse');
    else
        tree = grownTree(X, left, ones(n, 1), t, 'mse');
        left = left - o.LearnRate*tree.value(treeNodes(tree, X));
        s.trees{k} = tree;
    end
end
p = struct('Method', method, 'Trained', {s.trees'}, 'TrainedWeights', repmat(1 + (o.LearnRate - 1)*~bag, numel(s.trees), 1), 'NumTrained', numel(s.trees), 'LearnerNames', {{'Tree'}});
if bag, class_ = 'RegressionBaggedEnsemble'; else, class_ = 'RegressionEnsemble'; end
model = regressor(class_, struct('X', X, 'y', y, 'predictors', {names}, 'response', response), p, s, @ensembleValue, @(X, y) fitrensemble(X, y, given{:}), test);
end

function f = ensembleValue(s, X)
f = zeros(size(X, 1), 1);
for k = 1:numel(s.trees), f = f + s.trees{k}.value(treeNodes(s.trees{k}, X)); end
if s.bag, f = f/numel(s.trees); else, f = f*s.rate; end
end
