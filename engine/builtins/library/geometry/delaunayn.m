% SPDX-License-Identifier: Apache-2.0
function T = delaunayn(P, varargin)
% Delaunay simplices of the rows of P in any number of dimensions: rows of T name the d + 1 points of each.
% Example: T = delaunayn([0 0 0; 1 0 0; 0 1 0; 0 0 1])
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
P = geometryPoints('delaunayn', {P});
if size(P, 1) < size(P, 2) + 1
    error('MATLAB:delaunayn:NotEnoughPtsForTessel', 'Not enough unique points to do tessellation.');
end
T = delaunaySimplices(P);
if isempty(T)
    error('MATLAB:delaunayn:EmptyTessel', 'Error computing the Delaunay tessellation. The points may lie in a flat.');
end
warnOfDuplicates('delaunayn', P);
end
