% SPDX-License-Identifier: Apache-2.0
function [idx, C, sumd, D] = kmeans(x, k, varargin)
% Parts the rows of x into k clusters of least distance to their means: cluster of each row, means, sums of
% distances in each cluster, distances to all means. Options: 'Distance' ('sqeuclidean', 'cityblock', 'cosine', 'correlation' or, of zeros and ones, 'hamming'),
% 'Start' ('plus', 'sample', 'uniform', 'cluster' or a matrix), 'Replicates', 'MaxIter', 'EmptyAction'.
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
metric = validatestring(metric, {'sqeuclidean', 'cityblock', 'cosine', 'correlation', 'hamming'}, 'kmeans', 'Distance');
whole = ~any(isnan(x), 2);
all_ = x;
x = x(whole, :);
switch metric
    case 'hamming'
        if any(x(:) ~= 0 & x(:) ~= 1), error('stats:kmeans:NonbinaryDataForHamm', 'Non-binary data cannot be clustered using Hamming distance.'); end
    case {'cosine', 'correlation'}
        % Of directions, the means are those of rows of length one.
        x = double(x);
        if strcmp(metric, 'correlation'), x = x - mean(x, 2); end
        lengths = sqrt(sum(x.^2, 2));
        if any(lengths <= eps(max([lengths; 0])))
            if strcmp(metric, 'cosine'), error('stats:kmeans:ZeroDataForCos', 'Some points have small relative magnitudes, making them effectively zero. Either remove those points, or choose a distance other than ''cosine''.'); end
            error('stats:kmeans:ConstantDataForCorr', 'Some points have small relative standard deviations, making them effectively constant. Either remove those points, or choose a distance other than ''correlation''.');
        end
        x = x./lengths;
        metric = 'cosine';
end
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
            if any(strcmp(metric, {'cityblock', 'hamming'})), c(j, :) = median(x(part == j, :), 1);
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
start = validatestring(start, {'plus', 'sample', 'uniform', 'cluster'}, 'kmeans', 'Start');
switch start
    case 'sample'
        c = x(randperm(n, k), :);
        return
    case 'uniform'
        if strcmp(metric, 'hamming'), error('stats:kmeans:UniformStartForHamm', 'Hamming distance cannot be initialized with uniform random values.'); end
        c = min(x, [], 1) + rand(k, size(x, 2)).*(max(x, [], 1) - min(x, [], 1));
        return
    case 'cluster'
        % The means of a tenth of the rows.
        part = floor(0.1*n);
        if part < k, c = x(randperm(n, k), :); return, end
        [~, c] = kmeans(x(randperm(n, part), :), k, 'Start', 'sample', 'Distance', metric);
        return
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
