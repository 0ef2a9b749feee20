% Ensembles of trees, and learners that are given as templates.
rng(1)
X = [randn(20, 2); randn(20, 2) + 3];
y = [ones(20, 1); 2*ones(20, 1)];
for method = {'LogitBoost', 'AdaBoostM1', 'GentleBoost', 'Bag', 'AdaBoostM2'}
    m = fitcensemble(X, y, 'Method', method{1}, 'NumLearningCycles', 8);
    fprintf('%s %d %d %d\n', class(m), resubLoss(m) <= 0.05, predict(m, [0 0]), predict(m, [3 3]));
end
Z = [X; randn(10, 2)*0.5 + [8 -2]];
names = [repmat({'a'}, 20, 1); repmat({'b'}, 20, 1); repmat({'c'}, 10, 1)];
m = fitcensemble(Z, names, 'NumLearningCycles', 10, 'Learners', templateTree('MaxNumSplits', 3));
fprintf('%s %d %s\n', m.Method, resubLoss(m) <= 0.1, predict(m, [8 -2]){1});
% The first tree of AdaBoostM1 weighs half the logarithm of the odds of being right.
x = (1:6)';
t = [1 1 2 1 2 2]';
m = fitcensemble(x, t, 'Method', 'AdaBoostM1', 'NumLearningCycles', 1, 'Learners', templateTree('MaxNumSplits', 1, 'MinParentSize', 2));
fprintf('%d\n', abs(m.TrainedWeights - 0.5*log(5)) < 1e-9);
m = fitensemble(x, t, 'AdaBoostM1', 20, templateTree('MinParentSize', 2));
fprintf('%d\n', resubLoss(m) == 0);
v = (1:20)';
m = fitrensemble(v, v.^2, 'NumLearningCycles', 30);
fprintf('%d %s\n', resubLoss(m) < 1, class(m));
m = fitrensemble(v, v.^2, 'Method', 'Bag', 'NumLearningCycles', 10);
fprintf('%d %d\n', abs(predict(m, 10) - 100) < 60, m.NumTrained);
m = fitensemble(v, v.^2, 'LSBoost', 5, 'Tree', 'LearnRate', 0.5);
t1 = fitrtree(v, v.^2, 'MaxNumSplits', 10);
one = fitrensemble(v, v.^2, 'NumLearningCycles', 1, 'LearnRate', 0.5);
fprintf('%d %d\n', m.NumTrained, norm(predict(one, v) - 0.5*predict(t1, v)) < 1e-9);
for learner = {templateSVM('KernelFunction', 'linear', 'Standardize', true), templateTree(), templateKNN('NumNeighbors', 3), templateNaiveBayes(), templateDiscriminant(), 'svm'}
    m = fitcecoc(Z, names, 'Learners', learner{1});
    fprintf('%s %s %d\n', class(m.BinaryLearners{1}), m.BinaryLoss, resubLoss(m) <= 0.1);
end
templateSVM('BoxConstraint', 2)
try, fitcensemble(Z, names, 'Method', 'AdaBoostM1'); catch e, disp(e.identifier), end
try, fitensemble(v, v, 'Bag', 5, 'Tree'); catch e, disp(e.identifier), end
