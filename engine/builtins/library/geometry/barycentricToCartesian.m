% SPDX-License-Identifier: Apache-2.0
function C = barycentricToCartesian(TR, ID, B)
% Points from their barycentric coordinates (rows of B) in the simplices ID of a triangulation.
% Example: C = barycentricToCartesian(triangulation([1 2 3], [0 1 0]', [0 0 1]'), 1, [0.2 0.3 0.5])
[T, P] = triangulationParts('barycentricToCartesian', TR);
if nargin < 3, error('MATLAB:minrhs', 'Not enough input arguments.'); end
ID = simplexNumbers('barycentricToCartesian', T, {ID});
if ~isequal(size(B), [numel(ID), size(T, 2)])
    error('MATLAB:triangulation:barycentricToCartesian:BadSize', 'B must have a row for each simplex and a column for each corner.');
end
C = 0;
for k = 1:size(T, 2), C = C + B(:, k).*P(T(ID, k), :); end
end
