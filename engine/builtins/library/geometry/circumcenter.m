% SPDX-License-Identifier: Apache-2.0
function [C, r] = circumcenter(TR, varargin)
% The centres of the circles or spheres through the corners of the simplices of a triangulation, and their radii:
% circumcenter(TR) or circumcenter(TR, ID).
% Example: [C, r] = circumcenter(triangulation([1 2 3], [0 2 0]', [0 0 2]'))
[T, P] = triangulationParts('circumcenter', TR);
ID = simplexNumbers('circumcenter', T, varargin);
C = zeros(numel(ID), size(P, 2));
for k = 1:numel(ID)
    X = P(T(ID(k), :), :);
    E = X(2:end, :) - X(1, :);
    % In the plane of the corners, which a triangle in space does not fill.
    C(k, :) = X(1, :) + (lsqminnorm(E, sum(E.^2, 2)/2))';
end
r = sqrt(sum((C - P(T(ID, 1), :)).^2, 2));
end
