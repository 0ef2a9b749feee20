% SPDX-License-Identifier: Apache-2.0
function N = vertexNormal(TR, ID)
% The unit normals of a triangulated surface at its points, means of the adjacent triangles' by their angles:
% vertexNormal(TR) or vertexNormal(TR, ID).
% Example: N = vertexNormal(triangulation([1 2 3], [0 1 0]', [0 0 1]', [0 0 0]'))
[T, P] = triangulationParts('vertexNormal', TR);
F = faceNormal(TR);
P(:, end + 1:3) = 0;
N = zeros(size(P));
for k = 1:3
    a = P(T(:, rem(k, 3) + 1), :) - P(T(:, k), :);
    b = P(T(:, rem(k + 1, 3) + 1), :) - P(T(:, k), :);
    angle = atan2(sqrt(sum(cross(a, b, 2).^2, 2)), sum(a.*b, 2));
    for j = 1:3, N(:, j) = N(:, j) + accumarray(T(:, k), angle.*F(:, j), [size(P, 1), 1]); end
end
N = N./sqrt(sum(N.^2, 2));
if nargin > 1, N = N(ID(:), :); end
end
