% SPDX-License-Identifier: Apache-2.0
function [t, args] = boostedTree(who, learner, bag, predictors)
% The options of the trees of an ensemble: few splits in boosting, all and random predictors in bagging.
[~, args, method] = learnerOf(who, learner);
if ~strcmp(method, 'tree'), error('stats:fitensemble:BadLearner', '%s: the learners must be trees.', who); end
t = treeOptions();
t.MaxNumSplits = 10;
if bag
    t.MaxNumSplits = Inf;
    t.MinParentSize = 2;
    t.NumVariablesToSample = 'all';
    if predictors > 1 && strcmp(who, 'fitcensemble'), t.NumVariablesToSample = ceil(sqrt(predictors)); elseif predictors > 1, t.NumVariablesToSample = ceil(predictors/3); end
end
for k = 1:2:numel(args), t.(validatestring(args{k}, fieldnames(t), who)) = args{k + 1}; end
end
