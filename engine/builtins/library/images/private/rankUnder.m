% SPDX-License-Identifier: Apache-2.0
function y = rankUnder(x, mask, grow, full)
% Greatest (grow) or least elements under a flat structuring element; beyond the border none counts. Runs of the
% mask along columns are taken at once.
dims = max(ndims(x), ndims(mask));
long = ones(1, dims);
for d = 1:dims
    long(d) = size(mask, d);
end
centre = floor((long + 1)/2);
if grow
    % Turned about its centre.
    for d = 1:dims
        mask = flip(mask, d);
    end
    centre = long + 1 - centre;
end
if islogical(x)
    neutral = ~grow;
elseif isfloat(x)
    neutral = (1 - 2*grow)*Inf;
elseif grow
    neutral = double(intmin(class(x)));
else
    neutral = double(intmax(class(x)));
end
before = centre - 1;
after = long - centre;
if full
    before = long - 1;
    after = before;
end
p = padImage(x, before, after, neutral);
if islogical(x)
    if grow, pick = @or; else, pick = @and; end
elseif grow
    pick = @max;
else
    pick = @min;
end
target = ones(1, dims);
for d = 1:dims
    target(d) = size(p, d) - long(d) + 1;
end
[starts, lengths, columns] = maskRuns(mask);
y = [];
for n = unique(lengths)'
    runs = runAlong(p, n, pick);
    for k = find(lengths == n)'
        part = runs(starts(k):starts(k) + target(1) - 1, columns(k, 1):columns(k, 1) + target(2) - 1, :);
        if dims > 2
            part = pagesAt(part, runs, columns(k, 2), target);
        end
        if isempty(y), y = part; else, y = pick(y, part); end
    end
end
if isempty(y), y = repmat(cast(neutral, class(x)), target); end
end

function part = pagesAt(part, runs, first, target)
shape = [size(part, 1), size(part, 2), size(runs, 3), prod(target(4:end))];
part = reshape(part, shape);
part = reshape(part(:, :, first:first + target(3) - 1, :), target);
end

function y = runAlong(x, n, pick)
y = x;
have = 1;
while have < n
    step = min(have, n - have);
    y = pick(y(1:end - step, :, :), y(1 + step:end, :, :));
    have = have + step;
end
end

function [starts, lengths, columns] = maskRuns(mask)
starts = [];
lengths = [];
columns = zeros(0, 2);
for k = 1:size(mask, 3)
    for j = 1:size(mask, 2)
        edges = diff([0; mask(:, j, k); 0]);
        from = find(edges == 1);
        starts = [starts; from]; %#ok<AGROW>
        lengths = [lengths; find(edges == -1) - from]; %#ok<AGROW>
        columns = [columns; repmat([j, k], numel(from), 1)]; %#ok<AGROW>
    end
end
end
