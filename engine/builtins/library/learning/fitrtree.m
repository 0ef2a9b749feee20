% SPDX-License-Identifier: Apache-2.0
function model = fitrtree(X, y, varargin)
% A decision tree for numbers (CART): fitrtree(X, y) of rows X and their responses y. Options: MinParentSize (10), MinLeafSize (1), MaxNumSplits,
% NumVariablesToSample ('all'). The tree has CutPredictor, CutPoint, Children, NodeMean, NodeSize, NumNodes; functions predict,
% loss, resubLoss, resubPredict, view.
% Example: m = fitrtree((1:8)', [1 1 1 1 5 5 5 5]', 'MinParentSize', 4); predict(m, 7)
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
named = istabular(X);
response = 'Y';
names = {};
if named
    [X, y, names, response] = tableParts('fitrtree', X, y, {});
elseif ~isnumeric(y) || numel(y) ~= size(X, 1)
    error('stats:classreg:learning:internal:utils:prepareDataXY:InputSizeMismatch', 'fitrtree: the predictors and the response must have the same number of rows.');
end
X = double(X);
y = double(y(:));
known = ~isnan(y);
[X, y] = deal(X(known, :), y(known));
if isempty(names), names = compose('x%d', 1:size(X, 2)); end
[o, test, given, names, response] = regressionOptions('fitrtree', varargin, treeOptions(), names, response);
t = grownTree(X, y, ones(size(y)), o, 'mse');
shown = cell(numel(t.cut), 1);
shown(:) = {''};
inner = t.children(:, 1) > 0;
shown(inner) = names(t.variable(inner));
p = struct('CutPredictor', {shown}, 'CutPredictorIndex', t.variable, 'CutPoint', t.cut, 'Children', t.children, 'Parent', t.parent, 'NodeMean', t.value, ...
    'NodeSize', t.size, 'NumNodes', numel(t.cut), 'IsBranchNode', inner);
d = struct('X', X, 'y', y, 'predictors', {names}, 'response', response, 'named', named);
refit = @(X, y) fitrtree(X, y, given{:}, 'PredictorNames', names, 'ResponseName', response);
model = regressor('RegressionTree', d, p, struct('tree', t, 'names', {names}), @(s, X) s.tree.value(treeNodes(s.tree, X)), refit, test);
end
