% SPDX-License-Identifier: Apache-2.0
function p = polyshapeObject(shapes)
% A polyshape, or an array of them, of a cell array with a structure for each: boundaries in loops, which of them are holes, and whether they are
% simple.
r = struct();
if isscalar(shapes)
    s = shapes{1};
    r = struct('Vertices', joinedLoops(s.loops), 'NumRegions', nnz(~s.hole), 'NumHoles', nnz(s.hole));
end
f = polyshapeOperations(polyshapeMeasures());
f.call = @indexed;
f.assign = @assigned;
f.remove = @removed;
f.set = @setVertices;
f.member = @membersOf;
f.end = @lastOf;
f.size = @sized;
f.numel = @(p) numel(shapesOf(p));
f.length = @(p) length(shapesOf(p));
f.ndims = @(p) ndims(shapesOf(p));
f.isempty = @(p) isempty(shapesOf(p));
f.isscalar = @(p) isscalar(shapesOf(p));
f.isvector = @(p) isvector(shapesOf(p));
f.horzcat = @(varargin) joined(2, varargin);
f.vertcat = @(varargin) joined(1, varargin);
f.cat = @(d, varargin) joined(d, varargin);
f.repmat = @(p, varargin) polyshapeObject(repmat(shapesOf(p), varargin{:}));
f.reshape = @(p, varargin) polyshapeObject(reshape(shapesOf(p), varargin{:}));
f.transpose = @(p) polyshapeObject(shapesOf(p).');
f.ctranspose = f.transpose;
f.isequal = @same;
f.translate = @moved;
f.scale = @scaled;
f.rotate = @turned;
f.convhull = @(p) mapped(p, @hull);
f.rmholes = @(p) mapped(p, @withoutHoles);
f.rmboundary = @without;
f.addboundary = @with;
f.holes = @holesOf;
f.regions = @regionsOf;
f.sortregions = @(p, varargin) sortedPolyshape(p, true, varargin{:});
f.sortboundaries = @(p, varargin) sortedPolyshape(p, false, varargin{:});
f.polybuffer = @(p, varargin) bufferedPolyshape(p, varargin{:});
f.plot = @drawnPolyshape;
f.display = @shown;
f.disp = @(p) shown(p);
p = makeObject('polyshape', r, struct('extent', size(shapes), 'shapes', {shapes}), f);
end

function c = shapesOf(p)
if ~isa(p, 'polyshape'), error('MATLAB:polyshape:onePolyshapeError', 'Both inputs must be polyshapes.'); end
c = objectState(p).shapes;
end

% Arrays of polyshapes

function n = lastOf(p, k, of)
c = shapesOf(p);
if of == 1, n = numel(c); else, n = size(c, k); end
end

function varargout = sized(p, varargin)
[varargout{1:max(nargout, 1)}] = size(shapesOf(p), varargin{:});
end

function p = indexed(p, varargin)
c = shapesOf(p);
p = polyshapeObject(c(varargin{:}));
end

function p = assigned(p, value, varargin)
c = {};
if isa(p, 'polyshape'), c = shapesOf(p); end
if ~isa(value, 'polyshape'), error('MATLAB:polyshape:assignment', 'Only a polyshape can be an element of an array of polyshapes.'); end
c(varargin{:}) = shapesOf(value);
p = polyshapeObject(filled(c));
end

function p = removed(p, varargin)
c = shapesOf(p);
c(varargin{:}) = [];
p = polyshapeObject(c);
end

function c = filled(c)
none = struct('loops', {{}}, 'hole', false(1, 0), 'simple', true);
for k = find(cellfun(@isempty, c(:)'))
    c{k} = none;
end
end

function p = joined(d, parts)
parts = parts(cellfun(@(q) ~isequal(q, []), parts));
if ~all(cellfun(@(q) isa(q, 'polyshape'), parts)), error('MATLAB:polyshape:concatenation', 'Only polyshapes can be joined with polyshapes.'); end
c = cellfun(@shapesOf, parts, 'UniformOutput', false);
p = polyshapeObject(cat(d, c{:}));
end

function v = membersOf(p, name, varargin)
c = shapesOf(p);
switch name
    case 'NumRegions', v = cellfun(@(s) nnz(~s.hole), c);
    case 'NumHoles', v = cellfun(@(s) nnz(s.hole), c);
    case 'Vertices', v = cellfun(@(s) joinedLoops(s.loops), c, 'UniformOutput', false);
    otherwise, error('MATLAB:noSuchMethodOrField', 'Unrecognized method, property, or field ''%s'' for class ''polyshape''.', name);
end
if ~isempty(varargin), v = v(varargin{:}); end
end

function p = setVertices(p, name, value)
if any(strcmp(name, {'NumRegions', 'NumHoles'}))
    error('MATLAB:class:SetProhibited', 'You cannot set the read-only property ''%s'' of polyshape.', name);
elseif ~strcmp(name, 'Vertices')
    error('MATLAB:noPublicFieldForClass', 'Unrecognized property ''%s'' for class ''polyshape''.', name);
end
p = polyshape(value);
end

function tf = same(p, varargin)
tf = true;
for k = 1:numel(varargin)
    q = varargin{k};
    tf = tf && isa(q, 'polyshape') && isequal(size(p), size(q));
    if ~tf, return, end
    [a, b] = deal(shapesOf(p), shapesOf(q));
    for j = 1:numel(a), tf = tf && isequal(a{j}.loops, b{j}.loops) && isequal(a{j}.hole, b{j}.hole); end
end
end

function q = mapped(p, how)
q = polyshapeObject(cellfun(how, shapesOf(p), 'UniformOutput', false));
end

function s = only(p)
s = shapesOf(p);
if ~isscalar(s), error('MATLAB:polyshape:scalarPolyshapeError', 'The polyshape must be a scalar.'); end
s = s{1};
end

function s = shapeOf(p)
s = shapesOf(p);
s = s{1};
end

% Moved, scaled, turned

function s = withLoops(s, how)
s.loops = cellfun(how, s.loops, 'UniformOutput', false);
end

function q = moved(p, x, y)
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if nargin > 2
    if ~isscalar(x) || ~isscalar(y), error('MATLAB:polyshape:translateValueError', 'The x and y displacements must be scalars.'); end
    x = [x y];
end
x = pairOf(x, 'translation vector');
q = mapped(p, @(s) withLoops(s, @(P) P + x));
end

function v = pairOf(v, what)
if ~isnumeric(v) || numel(v) ~= 2 || any(~isfinite(v)), error('MATLAB:polyshape:twoElementError', 'The %s must have two finite elements.', what); end
v = reshape(double(v), 1, 2);
end

function q = scaled(p, factor, about)
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if nargin < 3, about = [0 0]; end
about = pairOf(about, 'reference point');
if ~isnumeric(factor) || ~any(numel(factor) == [1 2]) || any(~isfinite(factor)) || any(factor == 0)
    error('MATLAB:polyshape:scaleFactorError', 'The scale factor must be a nonzero scalar or have two nonzero elements.');
end
factor = double(reshape(factor, 1, [])).*[1 1];
turn = @(P) P;
if prod(factor) < 0, turn = @(P) [P(1, :); flipud(P(2:end, :))]; end
q = mapped(p, @(s) withLoops(s, @(P) turn((P - about).*factor + about)));
end

function q = turned(p, angle, about)
% Degrees, against the clock.
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if nargin < 3, about = [0 0]; end
about = pairOf(about, 'reference point');
if ~isnumeric(angle) || ~isscalar(angle) || ~isfinite(angle), error('MATLAB:polyshape:rotateAngleError', 'The angle must be a finite scalar.'); end
R = [cosd(angle) sind(angle); -sind(angle) cosd(angle)];
q = mapped(p, @(s) withLoops(s, @(P) (P - about)*R + about));
end

% Boundaries

function s = hull(s)
if isempty(s.loops), return, end
V = vertcat(s.loops{:});
s = shapeOf(makePolyshape({V(convhull(V(:, 1), V(:, 2)), :)}));
end

function s = withoutHoles(s)
% What lies in them belongs to what is around.
E = loopEdges(s.loops(~s.hole));
s = shapeOf(makePolyshape(arrangedLoops(E, ones(size(E, 1), 1), @(W) W ~= 0), true, true));
end

function q = without(p, k, varargin)
s = only(p);
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
o = polyshapeOptions(varargin, {'Simplify', 'KeepCollinearPoints'}, struct('Simplify', true, 'KeepCollinearPoints', true));
q = repairedPolyshape(s.loops(setdiff(1:numel(s.loops), checkedBoundaries(s, k))), withAuto(o));
end

function o = withAuto(o)
o.SolidBoundaryOrientation = 'auto';
end

function q = with(p, varargin)
s = only(p);
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
[loops, o] = readPolygons(varargin, {'Simplify', 'KeepCollinearPoints', 'SolidBoundaryOrientation'});
q = repairedPolyshape([s.loops, loops], o);
end

function q = holesOf(p)
s = only(p);
c = cellfun(@(P) shapeOf(makePolyshape({P}, true)), s.loops(s.hole), 'UniformOutput', false);
q = polyshapeObject(reshape(c, [], 1));
end

function q = regionsOf(p)
s = only(p);
c = cellfun(@(loops) shapeOf(makePolyshape(loops, true, true)), loopsByRegion(s), 'UniformOutput', false);
q = polyshapeObject(reshape(c, [], 1));
end

function shown(p, name)
if nargin > 1, fprintf('%s = \n\n', name); end
c = shapesOf(p);
if isscalar(c)
    V = p.Vertices;
    fprintf('  polyshape with properties:\n\n      Vertices: [%d%s2 double]\n    NumRegions: %d\n      NumHoles: %d\n\n', size(V, 1), char(215), p.NumRegions, p.NumHoles);
    return
end
lengths = sprintf(['%d' char(215)], size(c));
fprintf('  %s polyshape array with properties:\n\n    Vertices\n    NumRegions\n    NumHoles\n\n', lengths(1:end - 1));
end
