% SPDX-License-Identifier: Apache-2.0
function DT = delaunayTriangulation(varargin)
% A Delaunay triangulation as an object: delaunayTriangulation(P), (x, y) or (x, y, z), and with constrained edges, rows
% of C, in the plane: (P, C) or (x, y, C). Properties Points, ConnectivityList and Constraints; the functions of
% triangulation, and convexHull, isInterior, voronoiDiagram.
% Example: DT = delaunayTriangulation([0 1 0 1]', [0 0 1 1.5]'); size(DT.ConnectivityList)
C = zeros(0, 2);
args = varargin;
if isempty(args)
    DT = makeTriangulation('delaunayTriangulation', zeros(0, 3), zeros(0, 2), C);
    return;
end
if numel(args) == 2 && size(args{1}, 2) > 1 && ~isvector(args{1})
    C = args{2};
    args = args(1);
elseif numel(args) == 3 && size(args{3}, 2) == 2 && ~isequal(numel(args{3}), numel(args{1}))
    C = args{3};
    args = args(1:2);
end
if numel(args) == 1
    P = args{1};
else
    for k = 1:numel(args)
        if ~isvector(args{k}) || numel(args{k}) ~= numel(args{1})
            error('MATLAB:delaunayTriangulation:InvalidInputs', 'The coordinates must be vectors of the same length.');
        end
        args{k} = args{k}(:);
    end
    P = [args{:}];
end
if ~isa(P, 'double') || ~isreal(P) || ~any(size(P, 2) == [2 3])
    error('MATLAB:delaunayTriangulation:BadPointsErr', 'The points must be a real double matrix of two or three columns.');
elseif any(~isfinite(P(:)))
    error('MATLAB:delaunayTriangulation:NonFinitePtsErr', 'The points must not contain Inf or NaN.');
elseif ~isempty(C) && (size(P, 2) ~= 2 || size(C, 2) ~= 2 || any(C(:) < 1 | C(:) > size(P, 1) | C(:) ~= round(C(:))))
    error('MATLAB:delaunayTriangulation:InvalidConsErr', 'Constraints are rows of two different points of the plane.');
end
T = zeros(0, size(P, 2) + 1);
if size(P, 1) > size(P, 2), T = delaunaySimplices(P); end
if size(unique(P, 'rows'), 1) < size(P, 1)
    warning('MATLAB:delaunayTriangulation:DupPtsWarnId', ...
        'Duplicate data points have been detected and removed. The Triangulation indices are defined with respect to the unique set of points in delaunayTriangulation.');
    [P, ~, same] = unique(P, 'rows', 'stable');
    T = delaunaySimplices(P);
    if ~isempty(C), C = reshape(same(C), size(C)); end
end
if ~isempty(C)
    C = C(C(:, 1) ~= C(:, 2), :);
    T = constrainedTriangles(P, T, C);
end
DT = makeTriangulation('delaunayTriangulation', T, P, C);
end
