% SPDX-License-Identifier: Apache-2.0
function v = crossval(varargin)
% Cross validation of what a function does: crossval(f, X, Y, ...) with the values of f(Xtrain, Ytrain, ..., Xtest, Ytest, ...), a row for each part; v =
% crossval('mse' or 'mcr', X, y, 'Predfun', f) the mean squared error or share of mistakes of yfit = f(Xtrain, ytrain, Xtest). Of a classifier, crossval(model) is the model
% cross validated. Options: KFold (10), Holdout, Leaveout (1), Partition (of cvpartition), Stratify (a column of groups), MCReps (1).
% Example: rng(1), v = crossval('mse', (1:20)', 2*(1:20)', 'Predfun', @(x, y, z) z*(x\y), 'KFold', 5)
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
args = varargin;
names = {'KFold', 'Holdout', 'Leaveout', 'Partition', 'Stratify', 'MCReps', 'Predfun', 'Options'};
first = find(cellfun(@(a) (ischar(a) && isrow(a) || isstring(a) && isscalar(a)) && any(strcmpi(names, char(a))), args(2:end)), 1) + 1;
o = struct('KFold', 10, 'Holdout', [], 'Leaveout', [], 'Partition', [], 'Stratify', [], 'MCReps', 1, 'Predfun', [], 'Options', []);
if ~isempty(first)
    for k = first:2:numel(args) - 1, o.(validatestring(args{k}, names, 'crossval')) = args{k + 1}; end
    args = args(1:first - 1);
end
f = args{1};
data = args(2:end);
criterion = '';
if ischar(f) || isstring(f)
    criterion = validatestring(f, {'mse', 'mcr'}, 'crossval', 'CRITERION');
    if isempty(o.Predfun), error('stats:crossval:NoPredfun', 'A criterion wants ''Predfun'', the function that predicts.'); end
elseif ~isa(f, 'function_handle')
    error('stats:crossval:BadFun', 'FUN must be a function handle.');
end
n = size(data{1}, 1);
if any(cellfun(@(d) size(d, 1), data) ~= n), error('stats:crossval:SizeMismatch', 'All data must have the same number of rows.'); end
[v, count] = deal([], 0);
total = 0;
for repeat = 1:o.MCReps
    c = partitionOf(o, n);
    for k = 1:c.NumTestSets
        train = training(c, k);
        out = test(c, k);
        fit = cellfun(@(d) d(train, :), data, 'UniformOutput', false);
        held = cellfun(@(d) d(out, :), data, 'UniformOutput', false);
        if isempty(criterion)
            value = f(fit{:}, held{:});
            v = [v; reshape(value, 1, [])];
        else
            guess = o.Predfun(fit{:}, held{1:end - 1});
            truth = held{end};
            if strcmp(criterion, 'mse'), total = total + sum((truth - guess).^2);
            elseif iscell(truth), total = total + nnz(~strcmp(truth, guess)); else, total = total + nnz(truth ~= guess); end
            count = count + nnz(out);
        end
    end
end
if ~isempty(criterion), v = total/count; end
end

function c = partitionOf(o, n)
who = n;
if ~isempty(o.Stratify), who = o.Stratify; end
if ~isempty(o.Partition), c = o.Partition; elseif ~isempty(o.Leaveout), c = cvpartition(n, 'LeaveOut'); elseif ~isempty(o.Holdout), c = cvpartition(who, 'HoldOut', o.Holdout);
else, c = cvpartition(who, 'KFold', o.KFold); end
end
