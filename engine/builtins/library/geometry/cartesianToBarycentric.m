% SPDX-License-Identifier: Apache-2.0
function B = cartesianToBarycentric(TR, ID, C)
% The barycentric coordinates of points (rows of C) in the simplices ID of a triangulation.
% Example: B = cartesianToBarycentric(triangulation([1 2 3], [0 1 0]', [0 0 1]'), 1, [0.3 0.5])
[T, P] = triangulationParts('cartesianToBarycentric', TR);
if nargin < 3, error('MATLAB:minrhs', 'Not enough input arguments.'); end
ID = simplexNumbers('cartesianToBarycentric', T, {ID});
if ~isequal(size(C), [numel(ID), size(P, 2)])
    error('MATLAB:triangulation:cartesianToBarycentric:BadSize', 'C must have a row for each simplex and a column for each coordinate.');
end
B = zeros(numel(ID), size(T, 2));
for k = 1:numel(ID)
    X = P(T(ID(k), :), :);
    b = (C(k, :) - X(1, :))/(X(2:end, :) - X(1, :));
    B(k, :) = [1 - sum(b), b];
end
end
