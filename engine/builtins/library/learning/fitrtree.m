% SPDX-License-Identifier: Apache-2.0
function model = fitrtree(X, y, varargin)
% A decision tree for numbers (CART): fitrtree(X, y) of rows X and their responses y. Options: MinParentSize (10), MinLeafSize (1), MaxNumSplits,
% NumVariablesToSample ('all'). The tree has CutPredictor, CutPoint, Children, NodeMean, NodeSize, NumNodes; functions predict,
% loss, resubLoss, resubPredict, view.
% Example: m = fitrtree((1:8)', [1 1 1 1 5 5 5 5]', 'MinParentSize', 4); predict(m, 7)
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if ~isnumeric(y) || numel(y) ~= size(X, 1)
    error('stats:classreg:learning:internal:utils:prepareDataXY:InputSizeMismatch', 'fitrtree: the predictors and the response must have the same number of rows.');
end
o = treeOptions();
o.PredictorNames = {};
o.ResponseName = 'Y';
for k = 1:2:numel(varargin) - 1, o.(validatestring(varargin{k}, fieldnames(o), 'fitrtree')) = varargin{k + 1}; end
X = double(X);
y = double(y(:));
known = ~isnan(y);
[X, y] = deal(X(known, :), y(known));
names = cellstr(o.PredictorNames);
if isempty(o.PredictorNames), names = compose('x%d', 1:size(X, 2)); end
t = grownTree(X, y, ones(size(y)), o, 'mse');
shown = cell(numel(t.cut), 1);
shown(:) = {''};
inner = t.children(:, 1) > 0;
shown(inner) = names(t.variable(inner));
p = struct('CutPredictor', {shown}, 'CutPredictorIndex', t.variable, 'CutPoint', t.cut, 'Children', t.children, 'Parent', t.parent, 'NodeMean', t.value, ...
    'NodeSize', t.size, 'NumNodes', numel(t.cut), 'IsBranchNode', inner, 'PredictorNames', {names}, 'ResponseName', o.ResponseName, 'X', X, 'Y', y, ...
    'NumObservations', numel(y));
model = makeObject('RegressionTree', p, struct('tree', t, 'names', {names}), struct('predict', @predicted, 'loss', @(m, X, y) mean((predicted(m, X) - y(:)).^2), ...
    'resubPredict', @(m) predicted(m, m.X), 'resubLoss', @(m) mean((predicted(m, m.X) - m.Y).^2), 'view', @viewTree));
end

function y = predicted(m, X)
t = objectState(m).tree;
y = t.value(treeNodes(t, double(X)));
end

function viewTree(m, varargin)
s = objectState(m);
t = s.tree;
fprintf('Decision tree for regression\n');
for k = 1:numel(t.cut)
    if t.children(k, 1) > 0
        fprintf('%d  if %s<%g then node %d elseif %s>=%g then node %d else %g\n', k, s.names{t.variable(k)}, t.cut(k), t.children(k, 1), ...
            s.names{t.variable(k)}, t.cut(k), t.children(k, 2), t.value(k));
    else
        fprintf('%d  fit = %g\n', k, t.value(k));
    end
end
end
