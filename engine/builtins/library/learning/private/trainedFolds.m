% SPDX-License-Identifier: Apache-2.0
function [part, trained] = trainedFolds(refit, X, y, parted, how)
% Models of the training parts of a partition, as crossval names it: 'KFold', k, 'Holdout', share, 'Leaveout', 'on' or 'CVPartition', c; parted is
% what is partitioned, classes or a number.
if isempty(how), how = {'KFold', 10}; end
switch validatestring(how{1}, {'KFold', 'Holdout', 'Leaveout', 'CVPartition'}, 'crossval')
    case 'KFold', part = cvpartition(parted, 'KFold', how{2});
    case 'Holdout', part = cvpartition(parted, 'HoldOut', how{2});
    case 'Leaveout', part = cvpartition(size(X, 1), 'LeaveOut');
    otherwise, part = how{2};
end
trained = cell(part.NumTestSets, 1);
for k = 1:part.NumTestSets
    rows = training(part, k);
    trained{k} = refit(X(rows, :), y(rows));
end
end
