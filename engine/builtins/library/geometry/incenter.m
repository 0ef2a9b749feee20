% SPDX-License-Identifier: Apache-2.0
function [C, r] = incenter(TR, varargin)
% The centres of the circles or spheres that touch all facets of the simplices of a triangulation, and their radii:
% incenter(TR) or incenter(TR, ID).
% Example: [C, r] = incenter(triangulation([1 2 3], [0 3 0]', [0 0 4]'))
[T, P] = triangulationParts('incenter', TR);
ID = simplexNumbers('incenter', T, varargin);
n = size(T, 2);
C = zeros(numel(ID), size(P, 2));
r = zeros(numel(ID), 1);
for k = 1:numel(ID)
    X = P(T(ID(k), :), :);
    w = zeros(n, 1);
    for j = 1:n
        E = X([1:j - 1, j + 1:n], :);
        E = E(2:end, :) - E(1, :);
        w(j) = sqrt(det(E*E'))/factorial(n - 2);
    end
    E = X(2:end, :) - X(1, :);
    C(k, :) = w'*X/sum(w);
    r(k) = (n - 1)*sqrt(det(E*E'))/factorial(n - 1)/sum(w);
end
end
