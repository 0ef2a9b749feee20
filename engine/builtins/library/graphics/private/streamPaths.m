% SPDX-License-Identifier: Apache-2.0
function paths = streamPaths(grid, field, starts, step, most)
% Follows a field from all starts at once, by the midpoint rule in steps of a share of a cell.
n = numel(starts{1});
k = numel(grid);
at = zeros(n, k);
speed = cell(1, k);
for d = 1:k
    at(:, d) = interp1(grid{d}(:), (1:numel(grid{d})).', double(starts{d}(:)), 'linear', NaN);
    shape = ones(1, max(k, 2));
    shape(find([2 1 3] == d)) = numel(grid{d});
    % Cells per unit of time.
    speed{d} = double(field{d})./reshape(gradient(grid{d}(:)), shape);
end
steps = {at};
moving = true(n, 1);
for s = 1:most
    middle = wayAt(speed, at + step/2*wayAt(speed, at));
    next = at + step*middle;
    moving = moving & all(isfinite(next), 2) & any(middle ~= 0, 2);
    if ~any(moving), break, end
    next(~moving, :) = NaN;
    at = next;
    steps{end+1} = at;
end
paths = cell(1, n);
track = cat(3, steps{:});
for i = 1:n
    one = reshape(track(i, :, :), k, []).';
    one = one(all(isfinite(one), 2), :);
    for d = 1:k
        one(:, d) = interp1((1:numel(grid{d})).', grid{d}(:), one(:, d), 'linear', NaN);
    end
    paths{i} = one(all(isfinite(one), 2), :);
end
end

function way = wayAt(speed, at)
k = numel(speed);
way = zeros(size(at));
for d = 1:k
    if k == 2
        way(:, d) = interp2(speed{d}, at(:, 1), at(:, 2), 'linear', NaN);
    else
        way(:, d) = interp3(speed{d}, at(:, 1), at(:, 2), at(:, 3), 'linear', NaN);
    end
end
fastest = max(abs(way), [], 2);
fastest(fastest == 0) = 1;
way = way./fastest;
end
