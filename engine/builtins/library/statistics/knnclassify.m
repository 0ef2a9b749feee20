% SPDX-License-Identifier: Apache-2.0
function class = knnclassify(sample, training, group, k, distance, rule)
% The group of each row of sample by its k (1) nearest rows of training: distance 'euclidean', 'cityblock', 'cosine', 'correlation' or 'hamming',
% rule 'nearest' (of groups with the same number, that of the nearest row), 'random' or 'consensus' (all k must agree, else NaN or '').
% Example: c = knnclassify([0.9; 3.2], [1; 2; 3], [10; 20; 30])
if nargin < 3, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if nargin < 4 || isempty(k), k = 1; end
if nargin < 5 || isempty(distance), distance = 'euclidean'; end
if nargin < 6 || isempty(rule), rule = 'nearest'; end
[numbers, names, levels] = grp2idx(group);
if numel(numbers) ~= size(training, 1), error('bioinfo:knnclassify:BadGroupLength', 'There must be a group for each row of training.'); end
rule = validatestring(rule, {'nearest', 'random', 'consensus'}, 'knnclassify', 'RULE');
near = numbers(knnsearch(training, sample, 'K', k, 'Distance', lower(char(distance))));
near = reshape(near, size(sample, 1), []);
counts = zeros(size(sample, 1), numel(names));
for g = 1:numel(names), counts(:, g) = sum(near == g, 2); end
chosen = zeros(size(sample, 1), 1);
for i = 1:numel(chosen)
    tied = find(counts(i, :) == max(counts(i, :)));
    switch rule
        case 'nearest', chosen(i) = near(i, find(ismember(near(i, :), tied), 1));
        case 'random', chosen(i) = tied(randi(numel(tied)));
        otherwise, if max(counts(i, :)) == k, chosen(i) = tied; else, chosen(i) = NaN; end
    end
end
if iscell(levels)
    class = repmat({''}, size(chosen));
    class(~isnan(chosen)) = levels(chosen(~isnan(chosen)));
else
    class = NaN(size(chosen));
    class(~isnan(chosen)) = levels(chosen(~isnan(chosen)));
end
end
