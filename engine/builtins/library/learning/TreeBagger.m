% SPDX-License-Identifier: Apache-2.0
function model = TreeBagger(count, X, y, varargin)
% A forest of so many decision trees, each of a random sample of the rows and with random predictors at each split. Options: Method
% ('classification' or 'regression'), NumPredictorsToSample, MinLeafSize (1, or 5 for regression), InBagFraction (1), OOBPrediction ('off'). Functions
% predict (classes as texts, with their shares) and oobError.
% Example: rng(1), m = TreeBagger(10, [1 2 3 7 8 9]', [1 1 1 2 2 2]'); predict(m, 8.5)
if nargin < 3, error('MATLAB:minrhs', 'Not enough input arguments.'); end
o = struct('Method', 'classification', 'NumPredictorsToSample', [], 'NVarToSample', [], 'MinLeafSize', [], 'MinLeaf', [], 'InBagFraction', 1, 'OOBPrediction', 'off', ...
    'OOBPred', 'off', 'SampleWithReplacement', 'on', 'OOBPredictorImportance', 'off', 'Options', [], 'NumPrint', 0);
for k = 1:2:numel(varargin) - 1, o.(validatestring(varargin{k}, fieldnames(o), 'TreeBagger')) = varargin{k + 1}; end
method = validatestring(o.Method, {'classification', 'regression'}, 'TreeBagger');
classes = strcmp(method, 'classification');
[n, p] = size(X);
sampled = [o.NumPredictorsToSample o.NVarToSample];
if isempty(sampled)
    if classes, sampled = ceil(sqrt(p)); else, sampled = max(1, floor(p/3)); end
elseif ischar(sampled) || isstring(sampled)
    sampled = p;
end
leaf = [o.MinLeafSize o.MinLeaf];
if isempty(leaf), leaf = 1 + 4*~classes; end
names = {};
if classes
    [g, names] = grp2idx(y);
    Y = double(g == 1:numel(names));
else
    Y = double(y(:));
end
t = treeOptions();
[t.MinLeafSize, t.MinParentSize, t.NumVariablesToSample] = deal(leaf, max(2*leaf, 2), sampled);
trees = cell(1, count);
inBag = false(n, count);
for k = 1:count
    rows = randi(n, max(1, round(o.InBagFraction*n)), 1);
    if strcmpi(o.SampleWithReplacement, 'off'), rows = randperm(n, max(1, round(o.InBagFraction*n)))'; end
    criterion = 'gdi';
    if ~classes, criterion = 'mse'; end
    trees{k} = grownTree(double(X(rows, :)), Y(rows, :), ones(numel(rows), 1), t, criterion);
    inBag(rows, k) = true;
end
s = struct('trees', {trees}, 'inBag', inBag, 'X', double(X), 'Y', Y, 'names', {names}, 'classes', classes);
properties = struct('NumTrees', count, 'Method', method, 'ClassNames', {names}, 'NumPredictorsToSample', sampled, 'MinLeafSize', leaf, 'OOBIndices', ~inBag);
model = makeObject('TreeBagger', properties, s, struct('predict', @forestPredict, 'oobError', @outOfBag, 'oobPredict', @(m) labelsOf(objectState(m), outside(objectState(m), m.NumTrees))));
end

function [labels, share] = forestPredict(m, X)
s = objectState(m);
share = 0;
for k = 1:numel(s.trees), share = share + s.trees{k}.value(treeNodes(s.trees{k}, double(X)), :); end
share = share/numel(s.trees);
labels = labelsOf(s, share);
end

function labels = labelsOf(s, share)
labels = share;
if ~s.classes, return, end
[~, at] = max(share, [], 2);
labels = s.names(at);
end

function share = outside(s, count)
% Means over the trees that have not seen a row.
share = zeros(size(s.Y));
seen = zeros(size(s.Y, 1), 1);
for k = 1:count
    rows = ~s.inBag(:, k);
    share(rows, :) = share(rows, :) + s.trees{k}.value(treeNodes(s.trees{k}, s.X(rows, :)), :);
    seen = seen + rows;
end
share = share./seen;
end

function e = outOfBag(m)
s = objectState(m);
e = zeros(m.NumTrees, 1);
for count = 1:m.NumTrees
    share = outside(s, count);
    known = ~isnan(share(:, 1));
    if s.classes
        [~, guess] = max(share(known, :), [], 2);
        [~, truth] = max(s.Y(known, :), [], 2);
        e(count) = mean(guess ~= truth);
    else
        e(count) = mean((share(known) - s.Y(known)).^2);
    end
end
end
