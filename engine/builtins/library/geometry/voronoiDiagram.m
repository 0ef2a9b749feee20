% SPDX-License-Identifier: Apache-2.0
function [V, R] = voronoiDiagram(DT)
% The vertices V of the Voronoi diagram of the points of a delaunayTriangulation and the cells R of row numbers of V;
% the first vertex is at infinity.
% Example: [V, R] = voronoiDiagram(delaunayTriangulation([0 1 0 1 0.5]', [0 0 1 1 0.5]'))
if ~strcmp(class(DT), 'delaunayTriangulation')
    error('MATLAB:UndefinedFunction', 'Undefined function ''voronoiDiagram'' for input arguments of type ''%s''.', class(DT));
end
[V, R] = voronoin(DT.Points);
end
