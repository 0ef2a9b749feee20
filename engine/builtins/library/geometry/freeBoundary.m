% SPDX-License-Identifier: Apache-2.0
function [F, X] = freeBoundary(TR)
% The facets of a triangulation that belong to one simplex only: edges in the plane, one after another around it,
% triangles in space. [F, X] = freeBoundary(TR) numbers the rows of X, the points of the boundary alone.
% Example: F = freeBoundary(triangulation([1 2 3], [0 1 0]', [0 0 1]'))
[T, P] = triangulationParts('freeBoundary', TR);
n = size(T, 2);
F = zeros(0, n - 1);
% In an order that looks outwards.
if n == 3
    F = [T(:, [1 2]); T(:, [2 3]); T(:, [3 1])];
else
    E = permute(reshape(P(T(:, 2:4)', :)', 3, 3, []), [2 1 3]) - permute(P(T(:, 1), :), [3 2 1]);
    for k = 1:size(T, 1)
        if det(E(:, :, k)) < 0, T(k, [3 4]) = T(k, [4 3]); end
    end
    F = [T(:, [1 3 2]); T(:, [1 2 4]); T(:, [1 4 3]); T(:, [2 3 4])];
end
[~, first, same] = unique(sort(F, 2), 'rows');
F = F(sort(first(accumarray(same, 1) == 1)), :);
if n == 3 && ~isempty(F)
    left = F;
    F = left(1, :);
    left(1, :) = [];
    while ~isempty(left)
        next = find(left(:, 1) == F(end, 2), 1);
        if isempty(next), next = 1; end
        F(end + 1, :) = left(next, :);
        left(next, :) = [];
    end
end
if nargout > 1
    [at, ~, order] = unique(F(:));
    F = reshape(order, size(F));
    X = P(at, :);
end
end
