% SPDX-License-Identifier: Apache-2.0
function p = polyshape(varargin)
% Polygons in the plane with holes: polyshape(x, y), polyshape(P), with NaN between boundaries, or polyshape({x1, x2}, {y1, y2}). Boundaries inside of others
% are holes, those inside of holes regions again. Options: Simplify, KeepCollinearPoints. Properties Vertices, NumRegions, NumHoles; functions area, perimeter,
% centroid, boundingbox, boundary, numsides, numboundaries, isinterior, ishole, translate, scale, rotate, convhull,
% union, intersect, subtract, xor, overlaps, rmholes, rmboundary, addboundary, plot.
% Example: p = polyshape([0 2 2 0], [0 0 1 1]); area(p)
args = varargin;
o = struct('Simplify', true, 'KeepCollinearPoints', false, 'SolidBoundaryOrientation', 'auto');
at = find(cellfun(@(a) ischar(a) || isstring(a), args), 1);
if ~isempty(at)
    if mod(numel(args) - at, 2) == 0, error('MATLAB:polyshape:nameValuePairs', 'Name-value arguments must come in pairs.'); end
    for k = at:2:numel(args), o.(validatestring(args{k}, fieldnames(o), 'polyshape')) = args{k + 1}; end
    args(at:end) = [];
end
if isempty(args), p = makePolyshape({}); return, end
if isscalar(args)
    P = args{1};
    if ~isnumeric(P) || size(P, 2) ~= 2, error('MATLAB:polyshape:twoColumnError', 'The vertices must be a matrix of two columns.'); end
    loops = apart(double(P));
elseif iscell(args{1})
    if ~iscell(args{2}) || numel(args{1}) ~= numel(args{2}), error('MATLAB:polyshape:xyCellSizeMismatch', 'The cells of x and y coordinates must have the same number of elements.'); end
    loops = {};
    for k = 1:numel(args{1}), loops = [loops apart([reshape(args{1}{k}, [], 1) reshape(args{2}{k}, [], 1)])]; end
else
    if numel(args{1}) ~= numel(args{2}), error('MATLAB:polyshape:xySizeMismatch', 'The x and y coordinates must be vectors of the same length.'); end
    loops = apart(double([args{1}(:) args{2}(:)]));
end
p = makePolyshape(loops, o.KeepCollinearPoints);
if o.Simplify && crosses(p)
    warning('MATLAB:polyshape:repairedBySimplify', 'Polyshape has duplicate vertices, intersections, or other inconsistencies that may produce inaccurate or unexpected results. Input data has been modified to create a well-defined polyshape.');
    p = union(p, makePolyshape({}));
end
end

function tf = crosses(p)
% Do edges meet but at their ends? Of very many edges that isn't looked for.
[A, B] = deal(zeros(0, 2));
for P = objectState(p).loops, A = [A; P{1}]; B = [B; circshift(P{1}, -1)]; end
tf = false;
if size(A, 1) > 3000, return, end
side = @(P) (B(:, 1) - A(:, 1)).*(P(:, 2)' - A(:, 2)) - (B(:, 2) - A(:, 2)).*(P(:, 1)' - A(:, 1));
apart = side(A).*side(B) < 0;
tf = any(any(apart & apart'));
end

function loops = apart(P)
gone = [0; find(any(isnan(P), 2)); size(P, 1) + 1];
loops = {};
for k = 1:numel(gone) - 1
    part = P(gone(k) + 1:gone(k + 1) - 1, :);
    if ~isempty(part), loops{end + 1} = part; end
end
end
