% SPDX-License-Identifier: Apache-2.0
function o = treeOptions()
% What trees take, and what they do without it.
o = struct('SplitCriterion', 'gdi', 'MinParentSize', 10, 'MinLeafSize', 1, 'MaxNumSplits', Inf, 'MergeLeaves', 'on', 'Prune', 'on', ...
    'PruneCriterion', 'error', 'NumVariablesToSample', 'all', 'Surrogate', 'off', 'AlgorithmForCategorical', '', 'MaxNumCategories', 10, ...
    'PredictorSelection', 'allsplits', 'QuadraticErrorTolerance', 1e-6);
end
