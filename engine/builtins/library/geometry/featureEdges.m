% SPDX-License-Identifier: Apache-2.0
function E = featureEdges(TR, angle)
% The sharp edges of a triangulated surface: those of one triangle, of more than two, or of two whose planes differ by
% more than angle (radians, up to pi).
% Example: E = featureEdges(triangulation([1 2 3; 2 4 3], [0 1 0 1]', [0 0 1 1]', [0 0 0 1]'), pi/6)
T = triangulationParts('featureEdges', TR);
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
N = faceNormal(TR);
F = sort([T(:, [1 2]); T(:, [2 3]); T(:, [3 1])], 2);
owner = repmat((1:size(T, 1))', 3, 1);
[E, ~, same] = unique(F, 'rows');
sharp = false(size(E, 1), 1);
for k = 1:size(E, 1)
    t = owner(same == k);
    sharp(k) = numel(t) ~= 2 || acos(min(max(sum(N(t(1), :).*N(t(2), :)), -1), 1)) > angle;
end
E = E(sharp, :);
end
