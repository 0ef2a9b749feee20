% SPDX-License-Identifier: Apache-2.0
function [vx, vy] = voronoi(varargin)
% Edges of the Voronoi diagram of points in the plane: voronoi(x, y) or voronoi(P) draws them, [vx, vy] = voronoi(x, y)
% gives the ends of the finite ones in columns.
% Example: [vx, vy] = voronoi([0 2 0 2 1], [0 0 2 2 1])
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
P = geometryPoints('voronoi', varargin);
if size(P, 2) ~= 2, error('MATLAB:voronoi:InvalidPoints', 'The matrix of points must have two columns.'); end
if size(P, 1) < 3
    error('MATLAB:voronoi:NotEnoughPoints', 'Not enough unique points to compute the Voronoi diagram.');
end
[T, c] = delaunaySimplices(P);
if isempty(T)
    error('MATLAB:voronoi:EmptyVoronoi', 'Error computing the Voronoi diagram. The points may be collinear.');
end
% Triangles with a side in common have an edge between their centres.
m = size(T, 1);
[sides, order] = sortrows([sort(T(:, [1 2]), 2); sort(T(:, [2 3]), 2); sort(T(:, [1 3]), 2)]);
owner = mod(order - 1, m) + 1;
pair = find(all(diff(sides, 1, 1) == 0, 2));
a = owner(pair); b = owner(pair + 1);
apart = sqrt(sum((c(a, :) - c(b, :)).^2, 2)) > 1e-10*max(max(P, [], 1) - min(P, [], 1));
a = a(apart); b = b(apart);
ends = {[c(a, 1), c(b, 1)]', [c(a, 2), c(b, 2)]'};
if nargout > 0
    [vx, vy] = ends{:};
else
    plot(P(:, 1), P(:, 2), '.', ends{1}, ends{2}, 'b-');
end
end
