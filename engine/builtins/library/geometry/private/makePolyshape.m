% SPDX-License-Identifier: Apache-2.0
function p = makePolyshape(loops, collinear)
% Polygons of their boundaries: solid ones go clockwise, holes the other way.
if nargin < 2, collinear = false; end
loops = cellfun(@(P) simplified(P, collinear), loops, 'UniformOutput', false);
given = numel(loops);
loops = loops(cellfun(@(P) size(P, 1) > 2, loops));
if numel(loops) < given
    warning('MATLAB:polyshape:repairedBySimplify', 'Polyshape has duplicate vertices, intersections, or other inconsistencies that may produce inaccurate or unexpected results. Input data has been modified to create a well-defined polyshape.');
end
n = numel(loops);
depth = zeros(1, n);
for k = 1:n
    for j = [1:k - 1, k + 1:n]
        [in, on] = inpolygon(loops{k}(:, 1), loops{k}(:, 2), loops{j}(:, 1), loops{j}(:, 2));
        inside = in(~on);
        if isempty(inside), inside = abs(signedArea(loops{k})) < abs(signedArea(loops{j})); end
        depth(k) = depth(k) + inside(1);
    end
end
hole = mod(depth, 2) == 1;
for k = 1:n
    if (signedArea(loops{k}) > 0) ~= hole(k), loops{k}(2:end, :) = flipud(loops{k}(2:end, :)); end
end
V = zeros(0, 2);
for k = 1:n
    if k > 1, V(end + 1, :) = NaN; end
    V = [V; loops{k}];
end
r = struct('Vertices', V, 'NumRegions', nnz(~hole), 'NumHoles', nnz(hole));
s = struct('loops', {loops}, 'hole', hole, 'depth', depth);
p = makeObject('polyshape', r, s, struct('area', @areaOf, 'perimeter', @lengthOf, 'centroid', @centre, 'boundingbox', @box, 'boundary', @loopOf, 'numsides', @(p, varargin) sum(sides(p, varargin{:})), ...
    'numboundaries', @(p) numel(objectState(p).loops), 'isinterior', @interior, 'ishole', @(p, k) objectState(p).hole(k)', 'translate', @moved, 'scale', @scaled, 'rotate', @turned, 'convhull', @hull, ...
    'rmholes', @(p) makePolyshape(objectState(p).loops(~objectState(p).hole), true), 'rmboundary', @without, 'addboundary', @with, ...
    'union', @(a, b, varargin) both(a, b, @(x, y) x | y), 'intersect', @(a, b, varargin) both(a, b, @(x, y) x & y), 'subtract', @(a, b, varargin) both(a, b, @(x, y) x & ~y), ...
    'xor', @(a, b, varargin) both(a, b, @xor), 'overlaps', @(a, b) area(both(a, b, @(x, y) x & y)) > 0, 'issimplified', @(p) true, 'simplify', @(p, varargin) p, 'isequal', @(a, varargin) all(cellfun(@(b) isa(b, 'polyshape') && isequaln(a.Vertices, b.Vertices), varargin)), 'isempty', @(p) false, ...
    'plot', @drawn, 'display', @showPolyshape, 'disp', @(p) showPolyshape(p)));
end

function P = simplified(P, collinear)
% Without the end that repeats the start, repeated vertices and those on straight lines.
if any(~isfinite(P(:))), error('MATLAB:polyshape:infVertex', 'The vertices must be finite, but for NaN between boundaries.'); end
P(all(P == circshift(P, 1), 2) & size(P, 1) > 1, :) = [];
while ~collinear && size(P, 1) > 2
    [a, b] = deal(P - circshift(P, 1), circshift(P, -1) - P);
    flat = abs(a(:, 1).*b(:, 2) - a(:, 2).*b(:, 1)) <= 1e-14*sqrt(sum(a.^2, 2).*sum(b.^2, 2));
    if ~any(flat), break, end
    P(find(flat, 1), :) = [];
end
end

function a = signedArea(P)
Q = circshift(P, -1);
x = P(1, :);
a = sum((P(:, 1) - x(1)).*(Q(:, 2) - x(2)) - (Q(:, 1) - x(1)).*(P(:, 2) - x(2)))/2;
end

function a = areaOf(p, k)
s = objectState(p);
if nargin < 2, a = -sum(cellfun(@signedArea, s.loops)); else, a = abs(cellfun(@signedArea, s.loops(k)))'; end
if isempty(a), a = 0; end
end

function n = lengthOf(p, k)
loops = objectState(p).loops;
if nargin > 1, loops = loops(k); end
each = cellfun(@(P) sum(sqrt(sum((P - circshift(P, -1)).^2, 2))), loops);
if nargin > 1, n = each'; else, n = sum(each); end
end

function n = sides(p, k)
loops = objectState(p).loops;
if nargin > 1, loops = loops(k); end
n = cellfun(@(P) size(P, 1), loops);
end

function [x, y] = centre(p, k)
loops = objectState(p).loops;
if nargin > 1, loops = loops(k); end
[a, c] = deal(0, [0 0]);
for k = 1:numel(loops)
    P = loops{k};
    first = P(1, :);
    P = P - first;
    Q = circshift(P, -1);
    w = P(:, 1).*Q(:, 2) - Q(:, 1).*P(:, 2);
    a = a + sum(w)/2;
    c = c + sum((P + Q).*w, 1)/6 + first*sum(w)/2;
end
c = c/a;
if nargout > 1, [x, y] = deal(c(1), c(2)); else, x = c(1); end
end

function [x, y] = box(p)
V = p.Vertices;
x = [min(V(:, 1)) max(V(:, 1))];
y = [min(V(:, 2)) max(V(:, 2))];
end

function [x, y] = loopOf(p, k)
% The coordinates of boundaries, closed.
loops = objectState(p).loops;
if nargin > 1, loops = loops(k); end
V = zeros(0, 2);
for k = 1:numel(loops)
    if k > 1, V(end + 1, :) = NaN; end
    V = [V; loops{k}; loops{k}(1, :)];
end
if nargout < 2, x = V(:, 1); else, [x, y] = deal(V(:, 1), V(:, 2)); end
end

function [tf, on] = interior(p, x, y)
if nargin < 3, [x, y] = deal(x(:, 1), x(:, 2)); end
[x, y] = deal(x(:), y(:));
tf = false(size(x));
on = tf;
for P = objectState(p).loops
    [in, edge] = inpolygon(x, y, P{1}(:, 1), P{1}(:, 2));
    tf = xor(tf, in);
    on = on | edge;
end
tf = tf | on;
end

function q = mapped(p, how)
q = makePolyshape(cellfun(how, objectState(p).loops, 'UniformOutput', false), true);
end

function q = moved(p, x, y)
if nargin > 2, x = [x y]; end
q = mapped(p, @(P) P + reshape(x, 1, 2));
end

function q = scaled(p, factor, about)
if nargin < 3, about = [0 0]; end
q = mapped(p, @(P) (P - about).*(reshape(factor, 1, []).*[1 1]) + about);
end

function q = turned(p, angle, about)
% Degrees, against the clock.
if nargin < 3, about = [0 0]; end
R = [cosd(angle) sind(angle); -sind(angle) cosd(angle)];
q = mapped(p, @(P) (P - about)*R + about);
end

function q = both(a, b, op)
if ~isa(a, 'polyshape') || ~isa(b, 'polyshape'), error('MATLAB:polyshape:onePolyshapeError', 'Both inputs must be polyshapes.'); end
q = makePolyshape(combinedPolyshapes(a, b, op));
end

function q = hull(p)
V = p.Vertices;
V = V(~isnan(V(:, 1)), :);
k = convhull(V(:, 1), V(:, 2));
q = makePolyshape({V(k, :)});
end

function q = without(p, k)
loops = objectState(p).loops;
loops(k) = [];
q = makePolyshape(loops, true);
end

function q = with(p, x, y)
if nargin > 2, x = [x(:) y(:)]; end
q = makePolyshape([objectState(p).loops {x}], false);
end

function varargout = drawn(varargin)
% Each region filled; its holes are cut by a line from its outline to theirs.
args = varargin;
ax = {};
if ~isa(args{1}, 'polyshape'), ax = args(1); args(1) = []; end
p = args{1};
s = objectState(p);
options = args(2:end);
if mod(numel(options), 2) == 1, options = [{'FaceColor'} options]; end
names = lower(cellfun(@char, options(1:2:end), 'UniformOutput', false));
if ~ismember('facealpha', names), options = [options {'FaceAlpha', 0.35}]; end
at = find(strcmp(names, 'facecolor'));
color = [0 0.447 0.741];
if ~isempty(at), color = options{2*at(end)}; options(2*at(end) - 1:2*at(end)) = []; end
h = {};
for k = find(~s.hole)
    P = s.loops{k};
    P = [P; P(1, :)];
    back = P(end, :);
    for j = find(s.hole & s.depth == s.depth(k) + 1)
        Q = s.loops{j};
        if inpolygon(Q(1, 1), Q(1, 2), s.loops{k}(:, 1), s.loops{k}(:, 2)), P = [P; Q; Q(1, :); back]; end
    end
    h{end + 1} = patch(ax{:}, P(:, 1), P(:, 2), color, options{:});
end
if nargout > 0, varargout = {[h{:}]}; end
end

function showPolyshape(p, name)
if nargin > 1, fprintf('%s = \n\n', name); end
V = p.Vertices;
if isequal(size(V), [0 2]), shown = sprintf('[0%s2 double]', char(215)); else, shown = sprintf('[%d%s2 double]', size(V, 1), char(215)); end
fprintf('  polyshape with properties:\n\n      Vertices: %s\n    NumRegions: %d\n      NumHoles: %d\n\n', shown, p.NumRegions, p.NumHoles);
end
