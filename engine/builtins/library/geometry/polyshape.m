% SPDX-License-Identifier: Apache-2.0
function p = polyshape(varargin)
% Polygons in the plane with holes: polyshape(x, y), polyshape(P), with NaN between boundaries, or polyshape({x1, x2}, {y1, y2}). Boundaries inside of others
% are holes, those inside of holes regions again. Options: Simplify, KeepCollinearPoints, SolidBoundaryOrientation. Properties Vertices, NumRegions, NumHoles;
% [p q] and p(2) = q make arrays.
% Boundaries: boundary, numboundaries, numsides, ishole, holes, regions, addboundary, rmboundary, rmholes, sortboundaries, sortregions, simplify, issimplified.
% Measures: area, perimeter, centroid, boundingbox, isinterior, nearestvertex, overlaps, turningdist.
% Others: union, intersect (also with a line), subtract, xor, translate, scale, rotate, polybuffer, convhull, triangulation, plot.
% Example: p = polyshape([0 2 2 0], [0 0 1 1]); area(p)
[loops, o] = readPolygons(varargin, {'Simplify', 'KeepCollinearPoints', 'SolidBoundaryOrientation'});
p = repairedPolyshape(loops, o);
end
