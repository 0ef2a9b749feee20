% SPDX-License-Identifier: Apache-2.0
function E = edges(TR)
% The edges of a triangulation, each once, as rows of two points.
% Example: E = edges(triangulation([1 2 3], [0 1 0]', [0 0 1]'))
T = triangulationParts('edges', TR);
E = zeros(0, 2);
for k = nchoosek(1:size(T, 2), 2)', E = [E; T(:, k)]; end
E = unique(sort(E, 2), 'rows');
end
