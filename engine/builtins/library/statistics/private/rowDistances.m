% SPDX-License-Identifier: Apache-2.0
function d = rowDistances(x, y, metric, p)
% Distances between the rows of x (down) and those of y (across).
if ~isfloat(x), x = double(x); end
if ~isfloat(y), y = double(y); end
n = size(x, 1);
m = size(y, 1);
d = zeros(n, m, class(x(1:0) + y(1:0)));
if isa(metric, 'function_handle')
    for k = 1:n, d(k, :) = reshape(metric(x(k, :), y), 1, []); end
    return
end
if size(x, 2) <= 8 && size(x, 2) == size(y, 2)
    [of, gather, finish] = byColumn(lower(char(metric)), p);
    if ~isempty(of)
        for k = 1:size(x, 2), d = gather(d, of(x(:, k), y(:, k).', k)); end
        d = finish(d);
        return
    end
end
switch lower(char(metric))
    case 'euclidean', of = @(a, b) sqrt(sum((a - b).^2, 2));
    case {'squaredeuclidean', 'sqeuclidean'}, of = @(a, b) sum((a - b).^2, 2);
    case 'seuclidean', of = @(a, b) sqrt(sum(((a - b) ./ p).^2, 2));
    case 'cityblock', of = @(a, b) sum(abs(a - b), 2);
    case {'chebychev', 'chebyshev'}, of = @(a, b) max(abs(a - b), [], 2, 'includenan');
    case 'minkowski'
        if isempty(p), p = 2; end
        of = @(a, b) sum(abs(a - b).^p, 2).^(1 / p);
    case 'mahalanobis', of = @(a, b) sqrt(sum(((a - b) / p) .* (a - b), 2));
    case 'cosine'
        of = @(a, b) max(1 - sum(a .* b, 2) ./ sqrt(sum(a.^2, 2) .* sum(b.^2, 2)), 0);
    case 'correlation'
        x = x - mean(x, 2);
        y = y - mean(y, 2);
        of = @(a, b) max(1 - sum(a .* b, 2) ./ sqrt(sum(a.^2, 2) .* sum(b.^2, 2)), 0);
    case 'hamming', of = @(a, b) mean(a ~= b, 2);
    case 'jaccard'
        of = @(a, b) sum(a ~= b & (a ~= 0 | b ~= 0), 2) ./ sum(a ~= 0 | b ~= 0, 2);
    otherwise
        error('stats:pdist2:UnrecognizedDistance', 'Unknown distance ''%s''.', char(metric));
end
% A pass for each row of the side that has fewer.
if m < n
    for k = 1:m, d(:, k) = of(x, y(k, :)); end
else
    for k = 1:n, d(k, :) = of(x(k, :), y).'; end
end
end

function [of, gather, finish] = byColumn(metric, p)
% What one column adds to the distances of all pairs, how that is gathered, and what ends it; empty where columns do not
% stand alone.
gather = @(d, e) d + e;
finish = @(d) d;
of = [];
switch metric
    case 'euclidean'
        of = @(a, b, k) (a - b).^2;
        finish = @sqrt;
    case {'squaredeuclidean', 'sqeuclidean'}, of = @(a, b, k) (a - b).^2;
    case 'seuclidean'
        if isscalar(p), p = repmat(p, 1, 8); end
        of = @(a, b, k) ((a - b)/p(k)).^2;
        finish = @sqrt;
    case 'cityblock', of = @(a, b, k) abs(a - b);
    case {'chebychev', 'chebyshev'}
        of = @(a, b, k) abs(a - b);
        gather = @(d, e) max(d, e, 'includenan');
    case 'minkowski'
        if isempty(p), p = 2; end
        of = @(a, b, k) abs(a - b).^p;
        finish = @(d) d.^(1/p);
end
end
