% SPDX-License-Identifier: Apache-2.0
function model = regressor(class, d, properties, parts, value, refit, test)
% A model for numbers as an object: value(parts, X) gives the responses of the rows of X (and what else it has), refit(X, y) another model of the same options.
p = struct('NumObservations', numel(d.y), 'PredictorNames', {d.predictors}, 'ResponseName', d.response, 'X', d.X, 'Y', d.y, 'CategoricalPredictors', [], 'ResponseTransform', 'none');
for f = fieldnames(properties)', p.(f{1}) = properties.(f{1}); end
s = struct('data', d, 'parts', parts, 'value', value, 'refit', refit);
model = makeObject(class, p, s, struct('predict', @predicted, 'loss', @lossOf, 'resubPredict', @(m) predicted(m, objectState(m).data.X), ...
    'resubLoss', @(m, varargin) lossOf(m, objectState(m).data.X, objectState(m).data.y, varargin{:}), 'crossval', @crossValidated, 'compact', @(m) m, 'disp', @shown, 'view', @viewTree, 'predictorImportance', @importance));
if ~isempty(test), model = crossValidated(model, test{:}); end
end

function varargout = predicted(m, X, varargin)
s = objectState(m);
if istabular(X), X = X{:, s.data.predictors}; end
X = double(X);
if isvector(X) && size(X, 2) ~= size(s.data.X, 2) && numel(X) == size(s.data.X, 2), X = reshape(X, 1, []); end
if size(X, 2) ~= size(s.data.X, 2)
    error('stats:classreg:learning:internal:utils:BadXSize', 'The data must have %d predictors.', size(s.data.X, 2));
end
[varargout{1:max(nargout, 1)}] = s.value(s.parts, X, varargin{:});
end

function l = lossOf(m, X, y, varargin)
s = objectState(m);
if istabular(X)
    if nargin < 3, y = s.data.response; end
    if ischar(y) || isstring(y), y = X.(char(y)); end
end
kind = 'mse';
for k = 1:2:numel(varargin) - 1
    if strcmpi(varargin{k}, 'LossFun'), kind = validatestring(varargin{k + 1}, {'mse', 'epsiloninsensitive'}, 'loss'); end
end
e = double(y(:)) - predicted(m, X);
if strcmp(kind, 'mse'), l = mean(e.^2); else, l = mean(max(abs(e) - m.Epsilon, 0)); end
end

function c = crossValidated(m, varargin)
s = objectState(m);
d = s.data;
n = numel(d.y);
[part, trained] = trainedFolds(s.refit, d.X, d.y, n, varargin);
p = struct('Trained', {trained}, 'Partition', part, 'KFold', part.NumTestSets, 'X', d.X, 'Y', d.y, 'NumObservations', n);
c = makeObject('RegressionPartitionedModel', p, struct('data', d), struct('kfoldPredict', @foldValues, 'kfoldLoss', @foldLoss));
end

function y = foldValues(c)
d = objectState(c).data;
y = NaN(numel(d.y), 1);
for k = 1:c.KFold
    rows = test(c.Partition, k);
    y(rows) = predict(c.Trained{k}, d.X(rows, :));
end
end

function l = foldLoss(c, varargin)
d = objectState(c).data;
e = (foldValues(c) - d.y).^2;
each = false;
for k = 1:2:numel(varargin) - 1
    if strcmpi(varargin{k}, 'Mode'), each = strcmpi(varargin{k + 1}, 'individual'); end
end
l = mean(e(~isnan(e)));
if each, l = arrayfun(@(k) mean(e(test(c.Partition, k))), (1:c.KFold)'); end
end

function shown(m)
modelText(m, objectState(m).data, {'ResponseName', 'CategoricalPredictors', 'ResponseTransform', 'NumObservations'});
end

function viewTree(m, varargin)
s = objectState(m).parts;
if ~isfield(s, 'tree'), error('MATLAB:UndefinedFunction', 'Undefined function ''view'' for input arguments of type ''%s''.', class(m)); end
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

function v = importance(m)
s = objectState(m);
if ~isfield(s.parts, 'tree'), error('MATLAB:UndefinedFunction', 'Undefined function ''predictorImportance'' for input arguments of type ''%s''.', class(m)); end
% What a split takes from the squared errors is the spread of its two means.
t = s.parts.tree;
risk = -t.value.^2.*t.share;
v = splitGains(t, risk, size(s.data.X, 2));
end
