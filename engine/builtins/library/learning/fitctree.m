% SPDX-License-Identifier: Apache-2.0
function model = fitctree(X, y, varargin)
% A decision tree for classes (CART): fitctree(X, y) of rows X and their classes y. Options: SplitCriterion ('gdi', 'deviance', 'twoing'),
% MinParentSize (10), MinLeafSize (1), MaxNumSplits, MergeLeaves ('on'), NumVariablesToSample ('all'), Prior, Cost, ClassNames, CrossVal, KFold.
% The tree has CutPredictor, CutPoint, Children, NodeClass, NodeSize, NumNodes, ClassProbability; view shows it.
% Example: m = fitctree([1 2 3 7 8 9]', [1 1 1 2 2 2]', 'MinParentSize', 2); predict(m, 6)
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
[d, o] = trainingData('fitctree', X, y, varargin, treeOptions());
o.SplitCriterion = validatestring(o.SplitCriterion, {'gdi', 'deviance', 'twoing'}, 'fitctree');
counts = accumarray(d.g, 1, [d.n 1]);
weights = d.prior(d.g)'./counts(d.g);
t = grownTree(d.X, double(d.g == 1:d.n), weights, o, o.SplitCriterion);
[~, t.label] = min(t.value*d.cost, [], 2);
if strcmpi(o.MergeLeaves, 'on')
    risk = min(t.value*d.cost, [], 2).*t.share;
    t = mergedLeaves(t, risk);
end
names = cell(numel(t.cut), 1);
inner = t.children(:, 1) > 0;
names(:) = {''};
names(inner) = d.predictors(t.variable(inner));
labels = d.names(t.label, :);
if isnumeric(labels) || islogical(labels), labels = compose('%g', double(labels)); end
p = struct('CutPredictor', {names}, 'CutPredictorIndex', t.variable, 'CutPoint', t.cut, 'Children', t.children, 'Parent', t.parent, ...
    'NodeClass', {cellstr(labels)}, 'NodeSize', t.size, 'NodeProbability', t.share, 'NumNodes', numel(t.cut), 'ClassProbability', t.value, ...
    'IsBranchNode', inner);
model = classifier('ClassificationTree', d, p, struct('tree', t), @(s, X) s.tree.value(treeNodes(s.tree, X), :), refitting(@fitctree, varargin, d));
end
