% SPDX-License-Identifier: Apache-2.0
function [C, v] = convexHull(DT)
% The convex hull of the points of a delaunayTriangulation: a closed column of points in the plane, triangles in space;
% v is the area or volume.
% Example: C = convexHull(delaunayTriangulation([0 1 0 1]', [0 0 1 1]'))
if ~strcmp(class(DT), 'delaunayTriangulation')
    error('MATLAB:UndefinedFunction', 'Undefined function ''convexHull'' for input arguments of type ''%s''.', class(DT));
end
[C, v] = convhull(DT.Points);
end
