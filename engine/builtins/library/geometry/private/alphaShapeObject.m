% SPDX-License-Identifier: Apache-2.0
function shp = alphaShapeObject(p)
% An alphaShape with these properties; Alpha [] is the smallest that encloses all points. The state has the simplices of its points, their radii,
% sizes and facets, and the number of the region that each belongs to, 0 for none.
P = p.Points;
if ~isa(P, 'double') || ~isreal(P) || ~ismatrix(P) || ~any(size(P, 2) == [2 3])
    error('MATLAB:alphaShape:BadPointsErr', 'The points must be a real double matrix of two or three columns.');
elseif any(~isfinite(P(:)))
    error('MATLAB:alphaShape:NonFinitePtsErr', 'The points must not contain Inf or NaN.');
end
U = unique(P, 'rows', 'stable');
if size(U, 1) < size(P, 1)
    warning('MATLAB:alphaShape:DupPointsBasicWarnId', 'Duplicate data points have been detected and removed.');
    p.Points = U;
end
s = simplicesOf(p.Points);
if isempty(p.Alpha), p.Alpha = allPoints(s, size(p.Points, 1)); end
checkProperties(p);
s.region = regionsOf(s, p);
f = struct('set', @changed, 'alphaTriangulation', @triangles, 'boundaryFacets', @facets, 'alphaSpectrum', @spectrum, 'criticalAlpha', @critical, 'inShape', @held, ...
    'nearestNeighbor', @nearest, 'numRegions', @(shp) max([0; objectState(shp).region]), 'area', @(shp, varargin) sizeOf(shp, 'area', 2, varargin), ...
    'volume', @(shp, varargin) sizeOf(shp, 'volume', 3, varargin), 'perimeter', @(shp, varargin) aroundOf(shp, 'perimeter', 2, varargin), ...
    'surfaceArea', @(shp, varargin) aroundOf(shp, 'surfaceArea', 3, varargin), 'plot', @drawn);
shp = makeObject('alphaShape', p, s, f);
end

function checkProperties(p)
if ~isnumeric(p.Alpha) || ~isscalar(p.Alpha) || ~isreal(p.Alpha) || ~(p.Alpha >= 0), error('MATLAB:alphaShape:InvalidAlpha', 'The alpha radius must be a nonnegative real scalar.'); end
for name = {'HoleThreshold', 'RegionThreshold'}
    v = p.(name{1});
    if ~isnumeric(v) || ~isscalar(v) || ~isreal(v) || ~(v >= 0), error('MATLAB:alphaShape:InvalidThreshold', '''%s'' must be a nonnegative real scalar.', name{1}); end
end
end

function s = simplicesOf(P)
[n, d] = size(P);
T = zeros(0, d + 1);
radius = zeros(0, 1);
if n > d
    [T, centres] = delaunaySimplices(P);
    radius = sqrt(sum((centres - P(T(:, 1), :)).^2, 2));
end
m = size(T, 1);
if d == 2
    F = [T(:, [1 2]); T(:, [2 3]); T(:, [3 1])];
else
    F = [T(:, [1 3 2]); T(:, [1 2 4]); T(:, [1 4 3]); T(:, [2 3 4])];
end
E = zeros(m, d, d);
for k = 1:d, E(:, k, :) = reshape(P(T(:, k + 1), :) - P(T(:, 1), :), [m 1 d]); end
of = repmat((1:m)', d + 1, 1);
% The two simplices of each facet that is not on the hull.
[~, order] = sortrows(sort(F, 2));
S = sort(F(order, :), 2);
twice = find(all(S(1:end - 1, :) == S(2:end, :), 2));
pairs = reshape(of(order([twice; twice + 1])), [], 2);
inner = false(size(of));
inner(order([twice; twice + 1])) = true;
free = false(m, 1);
free(of(~inner)) = true;
s = struct('T', T, 'radius', radius, 'size', abs(determinants(E))/factorial(d), 'facets', F, 'of', of, 'pairs', pairs, 'free', free, 'region', zeros(m, 1));
end

function alpha = allPoints(s, n)
% The largest over the points of the smallest radius around them.
alpha = 0;
if isempty(s.T), return, end
least = accumarray(s.T(:), repmat(s.radius, size(s.T, 2), 1), [n 1], @min);
alpha = max(least);
end

function label = components(keep, pairs)
% Numbers of the simplices that hang together by facets, 0 for those not kept.
label = (1:numel(keep))'.*keep;
pairs = pairs(all(reshape(keep(pairs), [], 2), 2), :);
while ~isempty(pairs)
    low = min(reshape(label(pairs), [], 2), [], 2);
    new = label;
    for k = 1:2
        least = accumarray(label(pairs(:, k)), low, [numel(keep) 1], @min);
        hit = keep & least(max(label, 1)) > 0;
        new(hit) = min(new(hit), reshape(least(label(hit)), [], 1));
    end
    new(keep) = new(new(keep));
    if isequal(new, label), break, end
    label = new;
end
end

function region = regionsOf(s, p)
% Alpha within rounding, as the circles of points on a grid are the same.
keep = s.radius <= p.Alpha*(1 + 1e-12);
m = numel(keep);
region = zeros(m, 1);
if m == 0, return, end
if p.HoleThreshold > 0
    label = components(~keep, s.pairs);
    out = label > 0;
    total = accumarray(label(out), s.size(out), [m 1]);
    opens = accumarray(label(out), s.free(out), [m 1]) > 0;
    fill_ = total <= p.HoleThreshold & ~opens;
    keep(out) = fill_(label(out));
end
label = components(keep, s.pairs);
in = label > 0;
if ~any(in), return, end
[names, ~, which] = unique(label(in));
total = accumarray(which(:), s.size(in), [numel(names) 1]);
[total, order] = sort(total, 'descend');
number = zeros(numel(names), 1);
number(order) = 1:numel(names);
if p.RegionThreshold > 0, number(order(total <= p.RegionThreshold)) = 0; end
region(in) = number(which);
end

function shp = changed(shp, name, value)
p = struct('Points', shp.Points, 'Alpha', shp.Alpha, 'HoleThreshold', shp.HoleThreshold, 'RegionThreshold', shp.RegionThreshold);
if ~isfield(p, name), error('MATLAB:noPublicFieldForClass', 'Unrecognized property ''%s'' for class ''alphaShape''.', name); end
p.(name) = value;
if strcmp(name, 'Points')
    shp = alphaShapeObject(p);
    return
end
checkProperties(p);
s = objectState(shp);
s.region = regionsOf(s, p);
shp = changedObject(shp, p, s);
end

function in = chosen(s, args)
% The simplices of the regions asked for, of all when nothing is said.
if isempty(args), in = s.region > 0; return, end
id = args{1};
n = max([0; s.region]);
if ~isnumeric(id) || any(~(id(:) >= 1 & id(:) <= n & id(:) == fix(id(:))))
    error('MATLAB:alphaShape:InvalidRegionId', 'Invalid region ID: it must be from 1 to %d.', n);
end
in = ismember(s.region, double(id(:)));
end

function [T, X] = triangles(shp, varargin)
s = objectState(shp);
T = s.T(chosen(s, varargin), :);
if nargout > 1, [T, X] = used(T, shp.Points); end
end

function [T, X] = used(T, P)
[at, ~, order] = unique(T(:));
T = reshape(order, size(T));
X = P(at, :);
end

function [F, X] = facets(shp, varargin)
F = outline(objectState(shp), varargin);
if size(F, 2) == 2, F = inTurn(F); end
if nargout > 1, [F, X] = used(F, shp.Points); end
end

function F = outline(s, args)
% Facets that one of the simplices has alone, which lie to the left of them, or look outwards.
in = chosen(s, args);
F = s.facets(in(s.of), :);
[~, first, same] = unique(sort(F, 2), 'rows');
F = F(sort(first(accumarray(same(:), 1) == 1)), :);
end

function F = inTurn(F)
% Edges one after the other around.
m = size(F, 1);
used_ = false(m, 1);
order = zeros(m, 1);
k = 1;
for n = 1:m
    order(n) = k;
    used_(k) = true;
    next = find(F(:, 1) == F(k, 2) & ~used_, 1);
    if isempty(next), next = find(~used_, 1); end
    k = next;
end
F = F(order, :);
end

function r = spectrum(shp)
r = sort(objectState(shp).radius, 'descend');
if ~isempty(r), r(find(-diff(r) <= 1e-12*r(1:end - 1)) + 1) = []; end
end

function alpha = critical(shp, type)
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
type = validatestring(type, {'all-points', 'one-region'}, 'criticalAlpha');
s = objectState(shp);
alpha = allPoints(s, size(shp.Points, 1));
if strcmp(type, 'all-points') || isempty(s.T), return, end
% Regions after so many simplices by their radius: as many less those that a facet has joined to others.
[r, order] = sort(s.radius);
m = numel(r);
rank_(order, 1) = 1:m;
at = max(reshape(rank_(s.pairs), [], 2), [], 2);
[at, order] = sort(at);
pairs = rank_(s.pairs(order, :))';
pairs = reshape(pairs, 2, []);
joins = false(1, numel(at));
root = 1:m;
for k = 1:numel(at)
    a = pairs(1, k);
    b = pairs(2, k);
    while root(a) ~= a, root(a) = root(root(a)); a = root(a); end
    while root(b) ~= b, root(b) = root(root(b)); b = root(b); end
    if a ~= b
        root(max(a, b)) = min(a, b);
        joins(k) = true;
    end
end
count = (1:m)' - cumsum(accumarray(at(joins), 1, [m 1]));
% The last of those of one radius tells.
whole = [r(2:end) > r(1:end - 1)*(1 + 1e-12); true];
alpha = r(find(whole & count == 1 & r >= alpha*(1 - 1e-12), 1));
end

function [tf, id] = held(shp, varargin)
d = size(shp.Points, 2);
[Q, shape, rest] = queries(d, varargin);
s = objectState(shp);
in = find(chosen(s, rest));
t = NaN(size(Q, 1), 1);
known = all(isfinite(Q), 2);
if ~isempty(in), t(known) = tsearchn(shp.Points, s.T(in, :), Q(known, :)); end
tf = reshape(~isnan(t), shape);
id = NaN(shape);
id(tf) = s.region(in(t(~isnan(t))));
end

function [Q, shape, rest] = queries(d, args)
% Query points as (x, y), (x, y, z) or (Q), then what follows.
if isempty(args), error('MATLAB:minrhs', 'Not enough input arguments.'); end
if numel(args) >= d && all(cellfun(@(a) isequal(size(a), size(args{1})), args(1:d)))
    shape = size(args{1});
    Q = cellfun(@(a) reshape(double(a), [], 1), args(1:d), 'UniformOutput', false);
    Q = [Q{:}];
    rest = args(d + 1:end);
else
    Q = double(args{1});
    if ~ismatrix(Q) || size(Q, 2) ~= d, error('MATLAB:alphaShape:QueryPtsDimMismatch', 'The query points must have as many coordinates as the points of the alpha shape.'); end
    shape = [size(Q, 1) 1];
    rest = args(2:end);
end
end

function [I, D] = nearest(shp, varargin)
% The nearest points on the boundary.
[Q, shape, rest] = queries(size(shp.Points, 2), varargin);
at = unique(outline(objectState(shp), rest));
if isempty(at), error('MATLAB:alphaShape:EmptyShape', 'The alpha shape is empty.'); end
[I, D] = dsearchn(shp.Points(at, :), Q);
I = reshape(at(I), shape);
D = reshape(D, shape);
end

function checkDimension(shp, name, d)
if size(shp.Points, 2) ~= d, error(['MATLAB:alphaShape:' name 'Dimension'], 'The function ''%s'' is of %d-D alpha shapes only.', name, d); end
end

function a = sizeOf(shp, name, d, args)
checkDimension(shp, name, d);
s = objectState(shp);
if isempty(args), a = sum(s.size(chosen(s, {}))); else, a = arrayfun(@(id) sum(s.size(chosen(s, {id}))), args{1}); end
end

function a = aroundOf(shp, name, d, args)
checkDimension(shp, name, d);
s = objectState(shp);
if isempty(args), a = sum(extents(outline(s, {}), shp.Points)); else, a = arrayfun(@(id) sum(extents(outline(s, {id}), shp.Points)), args{1}); end
end

function a = extents(F, P)
% Lengths of edges, areas of triangles.
b = P(F(:, 2), :) - P(F(:, 1), :);
if size(F, 2) == 3
    b = cross(b, P(F(:, 3), :) - P(F(:, 1), :), 2)/2;
end
a = sqrt(sum(b.^2, 2));
end

function varargout = drawn(varargin)
% In the plane the triangles with the outline around them, in space the surface.
at = find(cellfun(@(a) isa(a, 'alphaShape'), varargin), 1);
shp = varargin{at};
ax = varargin(1:at - 1);
options = varargin(at + 1:end);
names = lower(cellfun(@char, options(1:2:end), 'UniformOutput', false));
if ~ismember('facecolor', names), options = [{'FaceColor', [0 0.447 0.741]} options]; end
if size(shp.Points, 2) == 2, F = triangles(shp); else, F = outline(objectState(shp), {}); end
if isempty(F), F = NaN(1, 3); end
a = newplot(ax{:});
h = patch('Faces', F, 'Vertices', shp.Points, options{:}, 'Parent', a);
if size(shp.Points, 2) == 3 && strcmp(a.NextPlot, 'replace'), view(a, 3); end
if nargout > 0, varargout = {h}; end
end
