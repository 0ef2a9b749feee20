% SPDX-License-Identifier: Apache-2.0
function model = fitcensemble(X, y, varargin)
% Many decision trees together as a classifier: fitcensemble(X, y) of rows X and their classes y. Options: Method ('LogitBoost' of two classes, 'AdaBoostM2' of more,
% 'AdaBoostM1', 'GentleBoost', 'Bag'), NumLearningCycles (100), LearnRate (1), Learners ('tree' or what templateTree gives; boosting splits 10 times, bagging as
% often as it can), Prior, Cost, ClassNames, CrossVal, KFold. It has Trained, TrainedWeights, NumTrained; functions predict, loss, resubLoss, crossval, margin.
% Y. Freund and R. Schapire, J. Comp. Syst. Sci. 55 (1997); J. Friedman and others, Annals of Statistics 28 (2000); L. Breiman, Machine Learning 24 (1996).
% Example: rng(1), m = fitcensemble([1 2 3 7 8 9]', [1 1 1 2 2 2]', 'NumLearningCycles', 5, 'Method', 'Bag'); predict(m, 8)
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
[d, o] = trainingData('fitcensemble', X, y, varargin, struct('Method', '', 'NumLearningCycles', 100, 'LearnRate', 1, 'Learners', 'tree', 'NPrint', 'off', 'FResample', 1, ...
    'Replace', 'on', 'NumBins', [], 'OptimizeHyperparameters', 'none'));
method = o.Method;
if isempty(method), if d.n <= 2, method = 'LogitBoost'; else, method = 'AdaBoostM2'; end, end
method = validatestring(method, {'LogitBoost', 'AdaBoostM1', 'AdaBoostM2', 'GentleBoost', 'Bag'}, 'fitcensemble', 'Method');
if d.n > 2 && any(strcmp(method, {'LogitBoost', 'AdaBoostM1', 'GentleBoost'}))
    error('stats:fitensemble:TooManyClasses', 'fitcensemble: %s is for two classes.', method);
end
[t, args] = boostedTree('fitcensemble', o.Learners, strcmp(method, 'Bag'), size(d.X, 2));
counts = accumarray(d.g, 1, [d.n 1]);
w = d.prior(d.g)'./counts(d.g);
w = w/sum(w);
Y = double(d.g == 1:d.n);
s = struct('method', method, 'n', d.n, 'trees', {{}}, 'weights', zeros(0, 1), 'rate', o.LearnRate);
sign_ = 2*(d.g == d.n) - 1;
f = zeros(size(sign_));
n = numel(d.g);
D = [];
for k = 1:o.NumLearningCycles
    switch method
        case 'Bag'
            size_ = max(1, round(o.FResample*n));
            if strcmpi(o.Replace, 'on'), rows = sampledRows(w, size_); else, rows = randperm(n, size_)'; end
            [tree, weight] = deal(grownTree(d.X(rows, :), Y(rows, :), ones(size_, 1), t, 'gdi'), 1);
        case 'AdaBoostM1'
            tree = grownTree(d.X, Y, w, t, 'gdi');
            [~, guess] = max(tree.value(treeNodes(tree, d.X), :), [], 2);
            wrong = guess ~= d.g;
            e = sum(w(wrong))/sum(w);
            if e >= 0.5, break, end
            weight = o.LearnRate*0.5*log((1 - e)/max(e, 1e-10));
            w = w.*exp(weight*(2*wrong - 1));
            w = w/sum(w);
        case 'AdaBoostM2'
            if isempty(D), D = repmat(w, 1, d.n)/(d.n - 1).*~Y; end
            tree = grownTree(d.X, Y, sum(D, 2), t, 'gdi');
            p = tree.value(treeNodes(tree, d.X), :);
            own = sum(p.*Y, 2);
            e = sum(sum(D.*(1 - own + p)))/2;
            if e >= 0.5, break, end
            weight = o.LearnRate*0.5*log((1 - e)/max(e, 1e-10));
            D = D.*exp(-weight*(1 + own - p));
            D(logical(Y)) = 0;
            D = D/sum(D(:));
        case 'GentleBoost'
            tree = grownTree(d.X, sign_, w, t, 'mse');
            h = tree.value(treeNodes(tree, d.X));
            w = w.*exp(-o.LearnRate*sign_.*h);
            w = w/sum(w);
            weight = o.LearnRate;
        otherwise
            p = 1./(1 + exp(-2*f));
            v = max(p.*(1 - p), 1e-6);
            z = min(max(((sign_ > 0) - p)./v, -4), 4);
            tree = grownTree(d.X, z, v.*(d.prior(d.g)'./counts(d.g)), t, 'mse');
            f = f + o.LearnRate*tree.value(treeNodes(tree, d.X))/2;
            weight = o.LearnRate;
    end
    s.trees{end + 1} = tree;
    s.weights(end + 1, 1) = weight;
    if any(strcmp(method, {'AdaBoostM1', 'AdaBoostM2'})) && e < 1e-10, break, end
end
p = struct('Method', method, 'Trained', {s.trees'}, 'TrainedWeights', s.weights, 'NumTrained', numel(s.trees), 'LearnerNames', {{'Tree'}}, 'ReasonForTermination', ...
    'Terminated normally after completing the requested number of training cycles.', 'FitInfo', []);
if any(strcmp(method, {'Bag'})), class_ = 'ClassificationBaggedEnsemble'; else, class_ = 'ClassificationEnsemble'; end
model = classifier(class_, d, p, s, @ensembleScore, refitting(@fitcensemble, varargin, d));
end

function rows = sampledRows(w, count)
edges = cumsum(w)/sum(w);
rows = sum(rand(count, 1) > edges(1:end - 1)', 2) + 1;
end

function score = ensembleScore(s, X)
score = zeros(size(X, 1), s.n);
if isempty(s.trees), score(:) = 1/s.n; return, end
for k = 1:numel(s.trees)
    v = s.trees{k}.value(treeNodes(s.trees{k}, X), :);
    switch s.method
        case 'Bag', score = score + v/numel(s.trees);
        case 'AdaBoostM1'
            [~, guess] = max(v, [], 2);
            if s.n == 1, h = ones(size(v, 1), 1); score = score + h; continue, end
            h = 2*(guess == 2) - 1;
            score = score + s.weights(k)*[-h h];
        case 'AdaBoostM2', score = score + s.weights(k)*v;
        case 'GentleBoost', score = score + s.weights(k)*[-v v];
        otherwise, score = score + s.weights(k)*[-v v]/2;
    end
end
end
