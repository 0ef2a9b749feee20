% SPDX-License-Identifier: Apache-2.0
function N = faceNormal(TR, varargin)
% The unit normals of the triangles of a triangulation: faceNormal(TR) or faceNormal(TR, ID).
% Example: N = faceNormal(triangulation([1 2 3], [0 1 0]', [0 0 1]', [0 0 0]'))
[T, P] = triangulationParts('faceNormal', TR);
if size(T, 2) ~= 3
    error('MATLAB:triangulation:OnlyTriErr', 'This method is for triangulations of triangles only.');
end
T = T(simplexNumbers('faceNormal', T, varargin), :);
P(:, end + 1:3) = 0;
N = cross(P(T(:, 2), :) - P(T(:, 1), :), P(T(:, 3), :) - P(T(:, 1), :), 2);
N = N./sqrt(sum(N.^2, 2));
end
