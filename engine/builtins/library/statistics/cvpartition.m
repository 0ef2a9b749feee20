% SPDX-License-Identifier: Apache-2.0
function c = cvpartition(n, varargin)
% A random division of n observations, or of those of a vector of groups (which keep their shares in every part) into sets for training and
% test: 'KFold' k, 'HoldOut' p (a share or a number), 'LeaveOut', 'Resubstitution'. training(c, i) and test(c, i) are logical, repartition(c)
% divides anew. Option 'Stratify' (true for groups). Properties Type, NumObservations, NumTestSets, TrainSize, TestSize.
% Example: rng(1), c = cvpartition(10, 'KFold', 5); sum(test(c, 1))
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
groups = [];
if ~isscalar(n) || ~isnumeric(n)
    groups = grp2idx(n);
    count = numel(groups);
else
    count = double(n);
    if ~(count > 1) || count ~= fix(count)
        error('stats:cvpartition:BadN', 'The number of observations must be an integer greater than one.');
    end
end
args = varargin;
kind = validatestring(args{1}, {'KFold', 'HoldOut', 'LeaveOut', 'Leaveout', 'Holdout', 'Kfold', 'Resubstitution'}, 'cvpartition');
kind = lower(kind);
args(1) = [];
amount = [];
if ~isempty(args) && isnumeric(args{1}), amount = double(args{1}); args(1) = []; end
o = testOptionPairs('cvpartition', args, struct('Stratify', true));
if ~o.Stratify, groups = []; end
used = count;
if ~isempty(groups), used = nnz(~isnan(groups)); end
switch kind
    case 'kfold'
        if isempty(amount), amount = 10; end
        if ~isscalar(amount) || amount < 1 || amount ~= fix(amount)
            error('stats:cvpartition:BadK', 'The number of folds K must be a positive integer.');
        elseif amount > used
            amount = used;
            warning('stats:cvpartition:KFoldMissingGrp', 'The number of folds K is greater than the number of observations. K is set to it.');
        end
    case 'holdout'
        if isempty(amount), amount = 0.5; end
        if ~isscalar(amount) || ~(amount > 0 && (amount < 1 || amount < used && amount == fix(amount)))
            error('stats:cvpartition:BadP', 'P must be a scalar in (0,1) or an integer less than the number of observations.');
        end
    case 'leaveout', amount = count;
end
c = divided(struct('kind', kind, 'amount', amount, 'count', count, 'groups', groups));
end

function c = divided(s)
n = s.count;
present = true(n, 1);
if ~isempty(s.groups), present = ~isnan(s.groups); end
fold = zeros(n, 1);
switch s.kind
    case 'kfold'
        sets = s.amount;
        order = find(present);
        order = order(randperm(numel(order)));
        if ~isempty(s.groups)
            [~, together] = sort(s.groups(order));
            order = order(together);
        end
        fold(order) = mod((0:numel(order) - 1)', sets) + 1;
        names = randperm(sets);
        fold(order) = names(fold(order));
    case 'leaveout'
        sets = n;
        fold = randperm(n)';
    case 'holdout'
        sets = 1;
        fold(heldOut(s, present)) = 1;
    otherwise
        sets = 1;
end
tests = false(n, sets);
for k = 1:sets, tests(:, k) = fold == k; end
trains = ~tests & present;
if strcmp(s.kind, 'resubstitution'), tests(:) = present; trains = tests; end
p = struct('Type', s.kind, 'NumObservations', n, 'NumTestSets', sets, 'TrainSize', sum(trains, 1), 'TestSize', sum(tests, 1), ...
    'IsCustom', false, 'IsGrouped', false, 'IsStratified', ~isempty(s.groups));
s.tests = tests;
s.trains = trains;
c = makeObject('cvpartition', p, s, struct('training', @(c, varargin) parts(c, 'trains', varargin{:}), ...
    'test', @(c, varargin) parts(c, 'tests', varargin{:}), 'repartition', @(c, varargin) divided(objectState(c)), 'disp', @shown));
end

function chosen = heldOut(s, present)
% Those for the test; each group gives its share, the largest remainders make up the whole.
total = s.amount;
all = find(present);
if total < 1, total = round(total*numel(all)); end
if isempty(s.groups)
    chosen = all(randperm(numel(all), total));
    return
end
sizes = accumarray(s.groups(all), 1);
share = sizes*total/numel(all);
take = floor(share);
[~, order] = sort(share - take, 'descend');
more = order(1:total - sum(take));
take(more) = take(more) + 1;
chosen = zeros(0, 1);
for g = 1:numel(sizes)
    at = find(s.groups == g);
    chosen = [chosen; at(randperm(numel(at), take(g)))];
end
end

function tf = parts(c, which, i)
if nargin < 3, i = 1; end
s = objectState(c);
if strcmp(i, 'all'), i = 1:c.NumTestSets; end
if ~isnumeric(i) || any(i < 1 | i ~= fix(i) | i > c.NumTestSets)
    error('stats:cvpartition:BadIndex', 'The index must be a positive integer not above the number of test sets, %d.', c.NumTestSets);
end
tf = s.(which)(:, i);
end

function shown(c)
titles = struct('kfold', 'K-fold cross validation partition', 'holdout', 'Hold-out cross validation partition', ...
    'leaveout', 'Leave-one-out cross validation partition', 'resubstitution', 'Resubstitution (no partition of data)');
listed = @(v) [sprintf('%d', v(1)), sprintf('  %d', v(2:min(end, 10))), repmat('  ...', 1, numel(v) > 10)];
fprintf('%s\n   NumObservations: %d\n       NumTestSets: %d\n         TrainSize: %s\n          TestSize: %s\n', titles.(c.Type), ...
    c.NumObservations, c.NumTestSets, listed(c.TrainSize), listed(c.TestSize));
end
