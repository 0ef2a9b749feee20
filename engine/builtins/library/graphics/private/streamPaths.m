% SPDX-License-Identifier: Apache-2.0
function paths = streamPaths(grid, field, starts, step, most)
% Follows a field from each start, by the midpoint rule in steps of a share of a cell.
n = numel(starts{1});
k = numel(grid);
at = zeros(n, k);
cells = cell(1, k);
for d = 1:k
    grid{d} = double(gather(grid{d}(:)));
    cells{d} = (1:numel(grid{d})).';
    at(:, d) = interp1(grid{d}, cells{d}, double(gather(starts{d}(:))), 'linear', NaN);
end
speed = streamSpeed(grid, field);
paths = cell(1, n);
for i = 1:n
    one = streamWalk(speed, at(i, :), step, most);
    for d = 1:k
        one(:, d) = interp1(cells{d}, grid{d}, one(:, d), 'linear', NaN);
    end
    paths{i} = one(all(isfinite(one), 2), :);
end
end
