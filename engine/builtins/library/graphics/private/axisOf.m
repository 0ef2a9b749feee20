% SPDX-License-Identifier: Apache-2.0
function v = axisOf(grid, dimension, count)
% The coordinates along one dimension of a grid that meshgrid has made.
if isvector(grid)
    v = grid(:).';
else
    order = 1:ndims(grid);
    order([1 dimension]) = order([dimension 1]);
    grid = permute(grid, order);
    v = grid(:, 1).';
end
if numel(v) ~= count
    error('MATLAB:stream:SizeMismatch', 'The sizes of the coordinates must match the size of the field.');
end
end
