% SPDX-License-Identifier: Apache-2.0
function f = polyshapeMeasures()
% What polyshapes tell of themselves, a structure of functions.
f = struct('area', @areaOf, 'perimeter', @lengthOf, 'centroid', @centre, 'boundingbox', @box, 'boundary', @loopOf, 'numsides', @sides, ...
    'numboundaries', @(p) cellfun(@(s) numel(s.loops), shapesOf(p)), 'isinterior', @interior, 'ishole', @areHoles, 'issimplified', @(p) cellfun(@(s) s.simple, shapesOf(p)), ...
    'overlaps', @overlapping, 'nearestvertex', @nearest, 'triangulation', @triangles, 'turningdist', @turningDistance);
end

function c = shapesOf(p)
if ~isa(p, 'polyshape'), error('MATLAB:polyshape:onePolyshapeError', 'Both inputs must be polyshapes.'); end
c = objectState(p).shapes;
end

function s = only(p)
s = shapesOf(p);
if ~isscalar(s), error('MATLAB:polyshape:scalarPolyshapeError', 'The polyshape must be a scalar.'); end
s = s{1};
end

function v = ofEach(p, k, how, total)
% A measure of the boundaries: of those chosen, of one polyshape, as a column, or the total of each polyshape.
if ~isempty(k)
    s = only(p);
    v = reshape(cellfun(how, s.loops(checkedBoundaries(s, k{1}))), [], 1);
    return
end
v = cellfun(@(s) total(s, cellfun(how, s.loops)), shapesOf(p));
end

function a = areaOf(p, varargin)
if ~isempty(varargin), a = ofEach(p, varargin, @(P) abs(loopArea(P)), []); else, a = ofEach(p, {}, @loopArea, @(s, a) sum(abs(a(~s.hole))) - sum(abs(a(s.hole)))); end
end

function n = lengthOf(p, varargin)
n = ofEach(p, varargin, @(P) sum(sqrt(sum((P - circshift(P, -1)).^2, 2))), @(s, n) sum(n));
end

function n = sides(p, varargin)
n = ofEach(p, varargin, @(P) size(P, 1), @(s, n) sum(n));
end

function [x, y] = centre(p, k)
if nargin > 1
    s = only(p);
    c = cellfun(@(P) middleOf({P}), s.loops(checkedBoundaries(s, k)), 'UniformOutput', false);
    c = vertcat(zeros(0, 2), c{:});
    [x, y] = deal(c(:, 1), c(:, 2));
    return
end
c = cellfun(@(s) middleOf(s.loops), shapesOf(p), 'UniformOutput', false);
x = cellfun(@(m) m(1), c);
y = cellfun(@(m) m(2), c);
end

function c = middleOf(loops)
[a, c] = deal(0, [0 0]);
if isempty(loops), c = [NaN NaN]; return, end
first = loops{1}(1, :);
for k = 1:numel(loops)
    P = loops{k} - first;
    Q = circshift(P, -1);
    w = P(:, 1).*Q(:, 2) - Q(:, 1).*P(:, 2);
    a = a + sum(w)/2;
    c = c + sum((P + Q).*w, 1)/6;
end
c = c/a + first;
end

function [x, y] = box(p, k)
% Around all of an array.
c = shapesOf(p);
if nargin > 1, s = only(p); loops = s.loops(checkedBoundaries(s, k)); else, loops = cellfun(@(s) s.loops, reshape(c, 1, []), 'UniformOutput', false); loops = [loops{:}]; end
if nargin > 1
    low = cellfun(@(P) min(P, [], 1), loops(:), 'UniformOutput', false);
    high = cellfun(@(P) max(P, [], 1), loops(:), 'UniformOutput', false);
    [low, high] = deal(vertcat(zeros(0, 2), low{:}), vertcat(zeros(0, 2), high{:}));
else
    V = vertcat(zeros(0, 2), loops{:});
    if isempty(V), [x, y] = deal([]); return, end
    [low, high] = deal(min(V, [], 1), max(V, [], 1));
end
x = [low(:, 1) high(:, 1)];
y = [low(:, 2) high(:, 2)];
end

function [x, y] = loopOf(p, k)
% The coordinates of boundaries, closed.
s = only(p);
if nargin > 1, s.loops = s.loops(checkedBoundaries(s, k)); end
V = joinedLoops(s.loops, true);
[x, y] = deal(V(:, 1), V(:, 2));
end

function tf = areHoles(p, k)
s = only(p);
if nargin < 2, k = 1:numel(s.loops); end
tf = reshape(s.hole(checkedBoundaries(s, k)), [], 1);
end

function [tf, on] = interior(p, x, y)
s = only(p);
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if nargin < 3
    if ~isnumeric(x) || size(x, 2) ~= 2, error('MATLAB:polyshape:queryPoints', 'The query points must be a matrix of two columns.'); end
    [x, y] = deal(x(:, 1), x(:, 2));
end
if numel(x) ~= numel(y), error('MATLAB:polyshape:queryPointsSize', 'The x and y coordinates must be vectors of the same length.'); end
[x, y] = deal(x(:), y(:));
tf = false(size(x));
on = tf;
for P = s.loops
    [in, edge] = inpolygon(x, y, P{1}(:, 1), P{1}(:, 2));
    tf = xor(tf, in);
    on = on | edge;
end
tf = tf | on;
end

function tf = overlapping(p, q)
a = shapesOf(p);
if nargin > 1
    b = shapesOf(q);
    at = reshape(1:numel(a), size(a)) + zeros(size(b));
    of = reshape(1:numel(b), size(b)) + zeros(size(a));
    tf = arrayfun(@(i, j) overlap(a{i}, b{j}), at, of);
    return
end
n = numel(a);
tf = false(n);
for i = 1:n
    for j = i:n
        tf(i, j) = overlap(a{i}, a{j});
        tf(j, i) = tf(i, j);
    end
end
end

function tf = overlap(s, r)
tf = false;
[V, W] = deal(vertcat(s.loops{:}), vertcat(r.loops{:}));
if isempty(V) || isempty(W) || any(max(V, [], 1) < min(W, [], 1)) || any(max(W, [], 1) < min(V, [], 1)), return, end
tf = area(intersect(polyshapeObject({s}), polyshapeObject({r}))) > 0;
end

function [id, boundary, inBoundary] = nearest(p, x, y)
% Numbers of rows of Vertices; or of boundaries, and of corners in them.
s = only(p);
if nargin > 2, x = [x(:) y(:)]; end
if ~isnumeric(x) || size(x, 2) ~= 2, error('MATLAB:polyshape:queryPoints', 'The query points must be a matrix of two columns.'); end
V = joinedLoops(s.loops);
if isempty(V), [id, boundary, inBoundary] = deal([]); return, end
n = cellfun(@(P) size(P, 1), s.loops);
of = repelem(1:numel(n), n + 1);
within = cell2mat(arrayfun(@(m) 1:m + 1, n, 'UniformOutput', false));
id = zeros(size(x, 1), 1);
for k = 1:size(x, 1), [~, id(k)] = min(sum((V - x(k, :)).^2, 2)); end
boundary = reshape(of(id), [], 1);
inBoundary = reshape(within(id), [], 1);
end

function TR = triangles(p)
s = only(p);
E = loopEdges(s.loops);
if isempty(E), TR = triangulation(zeros(0, 3), zeros(0, 2)); return, end
[P, ~, id] = unique([E(:, 1:2); E(:, 3:4)], 'rows', 'stable');
DT = delaunayTriangulation(P, reshape(id, [], 2));
TR = triangulation(DT.ConnectivityList(isInterior(DT), :), DT.Points);
end

function d = turningDistance(p, q)
% Arkin et al. (1991): how the directions along the outlines differ, the least over turns and places to begin.
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
[a, b] = deal(shapesOf(p), shapesOf(q));
at = reshape(1:numel(a), size(a)) + zeros(size(b));
of = reshape(1:numel(b), size(b)) + zeros(size(a));
d = arrayfun(@(i, j) turningOf(a{i}, b{j}), at, of);
end

function d = turningOf(s, r)
if ~isscalar(s.loops) || ~isscalar(r.loops), error('MATLAB:polyshape:singleBoundaryError', 'Each polyshape must have one boundary.'); end
[x, u] = turning(s.loops{1});
[y, v] = turning(r.loops{1});
% The least is where a corner of one meets a corner of the other.
d = Inf;
for shift = reshape(mod(y - x', 1), 1, [])
    from = mod(x + shift, 1);
    k = find(x + shift >= 1, 1);
    [f, w] = deal(from, u);
    if ~isempty(k), f = [from(k:end); from(1:k - 1)]; w = [u(k:end) - 2*pi; u(1:k - 1)]; end
    [f, w] = deal([0; f], [w(end) - 2*pi; w]);
    [g, z] = deal([0; y], [v(end) - 2*pi; v]);
    t = unique([f; g; 1]);
    m = (t(1:end - 1) + t(2:end))/2;
    h = w(sum(m' >= f, 1)) - z(sum(m' >= g, 1));
    l = diff(t);
    mean_ = sum(h(:).*l);
    d = min(d, sum((h(:) - mean_).^2.*l));
end
d = sqrt(max(d, 0));
end

function [x, u] = turning(P)
% Where edges begin along the outline of length one, counterclockwise, and their directions, which grow by 2*pi around.
P = flipud(P);
e = circshift(P, -1) - P;
l = sqrt(sum(e.^2, 2));
x = cumsum([0; l(1:end - 1)])/sum(l);
turn = mod(diff(atan2(e(:, 2), e(:, 1))) + pi, 2*pi) - pi;
u = cumsum([atan2(e(1, 2), e(1, 1)); turn]);
end
