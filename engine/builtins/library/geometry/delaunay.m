% SPDX-License-Identifier: Apache-2.0
function T = delaunay(varargin)
% Delaunay triangulation of points in the plane or tetrahedra of points in space: delaunay(x, y), delaunay(x, y, z) or
% delaunay(P). Rows of T name the points of a simplex, counterclockwise.
% Example: T = delaunay([0 1 0 1], [0 0 1 1.5])
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
P = geometryPoints('delaunay', varargin);
if size(P, 2) > 3
    error('MATLAB:delaunay:InvalidPoints', 'The matrix of points must have two or three columns.');
elseif size(P, 1) < size(P, 2) + 1
    error('MATLAB:delaunay:NotEnoughPoints', 'Error computing the Delaunay triangulation. Not enough unique points specified.');
end
T = delaunaySimplices(P);
if isempty(T)
    error('MATLAB:delaunay:EmptyDelaunay', 'Error computing the Delaunay triangulation. The points may be coplanar or collinear.');
end
warnOfDuplicates('delaunay', P);
end
