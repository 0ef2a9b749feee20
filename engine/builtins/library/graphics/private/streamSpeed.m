% SPDX-License-Identifier: Apache-2.0
function speed = streamSpeed(grid, field)
% A field in cells of its grid per unit of time: a cell with an array for each axis.
k = numel(grid);
speed = cell(1, k);
for d = 1:k
    shape = ones(1, max(k, 2));
    shape(find([2 1 3] == d)) = numel(grid{d});
    speed{d} = double(gather(field{d}))./reshape(gradient(double(gather(grid{d}(:)))), shape);
end
end
