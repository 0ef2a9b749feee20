% SPDX-License-Identifier: Apache-2.0
function [V, C] = voronoin(P, varargin)
% Voronoi diagram of the rows of P: its vertices V, of which the first is at infinity, and for each point the vertices of
% its cell, in the plane in their order around it. A cell with vertex 1 is unbounded.
% Example: [V, C] = voronoin([0 0; 2 0; 0 2; 2 2; 1 1])
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
P = geometryPoints('voronoin', {P});
[n, d] = size(P);
if n <= d, error('MATLAB:voronoin:NotEnoughPoints', 'Not enough unique points to compute the Voronoi diagram.'); end
[T, centres] = delaunaySimplices(P);
if isempty(T)
    error('MATLAB:voronoin:EmptyVoronoi', 'Error computing the Voronoi diagram. The points may lie in a flat.');
end
[V, ~, vertex] = uniquetol(centres, 1e-10, 'ByRows', true);
V = [Inf(1, d); V];
vertex = vertex + 1;
sides = zeros(0, d);
for k = 1:d + 1, sides = [sides; T(:, [1:k - 1, k + 1:d + 1])]; end
[sides, ~, same] = unique(sort(sides, 2), 'rows');
open = unique(sides(accumarray(same, 1) == 1, :));
C = cell(n, 1);
for i = 1:n
    cellOf = unique(vertex(any(T == i, 2)))';
    if d == 2
        [~, order] = sort(atan2(V(cellOf, 2) - P(i, 2), V(cellOf, 1) - P(i, 1)));
        cellOf = cellOf(order);
    end
    if any(open == i), cellOf = [1, cellOf]; end
    C{i} = cellOf;
end
end
