% SPDX-License-Identifier: Apache-2.0
function [t, metric] = multithresh(x, n)
% n (1) thresholds of an image by Otsu's method, the best of all over 256 bins, in the class of x; the share of variance between classes.
% Example: t = multithresh([1 1 5 5 9 9], 2)
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if nargin < 2, n = 1; end
validateattributes(x, {'uint8', 'uint16', 'int8', 'int16', 'uint32', 'int32', 'double', 'single'}, {'nonsparse'}, 'multithresh', 'A', 1);
validateattributes(n, {'numeric'}, {'integer', 'scalar', 'positive', '<=', 20}, 'multithresh', 'N', 2);
kind = class(x);
a = double(x(:));
a = a(isfinite(a));
if isempty(a), error('images:multithresh:degenerateInput', 'There are no finite values.'); end
low = min(a);
range = max(a) - low;
if range == 0
    t = repmat(x(1), 1, n);
    metric = 0;
    return
end
counts = imhist((a - low)/range, 256);
p = counts/sum(counts);
if n == 1
    [at, metric] = otsuthresh(counts);
    at = at*255 + 1;
else
    [at, metric] = bestSplit(p, n);
end
t = cast(low + (at - 1)/255*range, kind);
end

function [at, metric] = bestSplit(p, n)
% best(j): the greatest sum of (class sum)^2/(class weight) of k classes over the bins 1 to j.
bins = numel(p);
w = [0; cumsum(p)];
m = [0; cumsum(p.*(1:bins)')];
weight = w' - w;
gain = (m' - m).^2./weight;
gain(weight <= 0) = 0;
best = gain(1, 2:end);
cut = zeros(n + 1, bins);
for k = 2:n + 1
    all = [-Inf, best]' + gain(:, 2:end);
    all(tril(true(bins + 1, bins), -1)) = -Inf;
    [best, cut(k, :)] = max(all, [], 1);
    cut(k, :) = cut(k, :) - 1;
end
metric = (best(end) - m(end)^2)/(sum(p.*((1:bins).^2)') - m(end)^2);
at = zeros(1, n);
j = bins;
for k = n + 1:-1:2
    j = cut(k, j);
    at(k - 1) = j;
end
end
