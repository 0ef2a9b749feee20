% SPDX-License-Identifier: Apache-2.0
function [idx, C, sumd, D] = kmeans(x, k, varargin)
% Parts the rows of x into k clusters of least distance to their means: cluster of each row, means, sums of
% distances in each cluster, distances to all means. Options: 'Distance' ('sqeuclidean' or 'cityblock'),
% 'Start' ('plus', 'sample' or a matrix), 'Replicates', 'MaxIter', 'EmptyAction'.
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if ~isscalar(k) || ~isnumeric(k) || k < 1 || k ~= fix(k)
    error('stats:kmeans:InvalidK', 'X must be clustered into a positive integer number of clusters.');
end
start = 'plus'; replicates = 1; most = 100; metric = 'sqeuclidean';
for at = 1:2:numel(varargin) - 1
    value = varargin{at + 1};
    switch lower(char(varargin{at}))
        case 'start', start = value;
        case 'replicates', replicates = value;
        case 'maxiter', most = value;
        case 'distance', metric = lower(char(value));
        case {'emptyaction', 'display', 'onlinephase', 'options'}
        otherwise
            error('stats:internal:parseArgs:BadParamName', 'Invalid parameter name:  %s.', char(varargin{at}));
    end
end
if ~any(strcmp(metric, {'sqeuclidean', 'cityblock'}))
    error('stats:kmeans:UnknownDistance', 'The distance ''%s'' is not supported.', metric);
end
whole = ~any(isnan(x), 2);
all_ = x;
x = x(whole, :);
n = size(x, 1);
if n < k
    error('stats:kmeans:TooManyClusters', 'X must have more rows than the number of clusters.');
end
given = isnumeric(start);
if given
    if size(start, 1) ~= k || size(start, 2) ~= size(x, 2)
        error('stats:kmeans:StartRowMismatch', 'The ''Start'' matrix must have K rows and as many columns as X.');
    end
    replicates = size(start, 3);
end
best = Inf;
for r = 1:replicates
    if given, c = start(:, :, r); else, c = startingMeans(x, k, lower(char(start)), metric); end
    last = zeros(n, 1);
    for step = 1:most
        d = rowDistances(x, c, metric, []);
        [near, part] = min(d, [], 2);
        for j = 1:k
            if any(part == j), continue, end
            % An empty cluster takes the row that is farthest from its mean.
            [~, far] = max(near);
            part(far) = j;
            near(far) = 0;
        end
        for j = 1:k
            if strcmp(metric, 'cityblock'), c(j, :) = median(x(part == j, :), 1);
            else, c(j, :) = mean(x(part == j, :), 1);
            end
        end
        if isequal(part, last), break, end
        last = part;
        if step == most
            warning('stats:kmeans:FailedToConverge', 'Failed to converge in %d iterations.', most);
        end
    end
    d = rowDistances(x, c, metric, []);
    sums = accumarray(part, d((1:n)' + (part - 1) * n), [k 1]);
    if sum(sums) < best
        best = sum(sums);
        C = c; sumd = sums; found = part; distances = d;
    end
end
idx = NaN(size(all_, 1), 1);
idx(whole) = found;
D = NaN(size(all_, 1), k);
D(whole, :) = distances;
end

function c = startingMeans(x, k, start, metric)
n = size(x, 1);
if strcmp(start, 'sample'), c = x(randperm(n, k), :); return, end
if ~strcmp(start, 'plus')
    error('stats:kmeans:InvalidStart', 'The start ''%s'' is not supported.', start);
end
% k-means++ (Arthur and Vassilvitskii, 2007): rows with chances as their distances to the nearest mean.
c = x(randi(n), :);
for j = 2:k
    d = min(rowDistances(x, c, metric, []), [], 2);
    if ~(sum(d) > 0), c(j, :) = x(randi(n), :); continue, end
    edges = cumsum(d) / sum(d);
    c(j, :) = x(find(rand < [edges(1:end - 1); Inf], 1), :);
end
end
