% SPDX-License-Identifier: Apache-2.0
function f = polyshapeOperations(f)
% A structure of functions with those added that join and cut polyshapes.
f.simplify = @simplest;
f.union = @united;
f.intersect = @common;
f.subtract = @(p, q, varargin) pairs(p, q, @(W) W(:, 1) > 0 & W(:, 2) <= 0, varargin);
f.xor = @exclusive;
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

function s = shapeOf(p)
s = shapesOf(p);
s = s{1};
end

function q = mapped(p, how)
q = polyshapeObject(cellfun(how, shapesOf(p), 'UniformOutput', false));
end

function q = simplest(p, varargin)
o = polyshapeOptions(varargin, {'KeepCollinearPoints'}, struct('KeepCollinearPoints', false));
q = mapped(p, @(s) simple(s, o.KeepCollinearPoints));
end

function s = simple(s, collinear)
if s.simple
    s = shapeOf(makePolyshape(s.loops, collinear, true));
    return
end
E = loopEdges(s.loops);
s = shapeOf(makePolyshape(arrangedLoops(E, ones(size(E, 1), 1), @(W) mod(W, 2) ~= 0), collinear, true));
end

% Of two or of all of an array

function [a, options] = vectorAndOptions(p, rest)
% union(p, ...) of one array: its shapes; union(p, q, ...): empty.
a = {};
options = rest;
if isempty(rest) || ischar(rest{1}) || isstring(rest{1}), a = shapesOf(p); else, options = rest(2:end); end
end

function varargout = united(p, varargin)
[c, options] = vectorAndOptions(p, varargin);
keep = @(W) W(:, 1) > 0;
if ~isempty(c) || nargin == 1
    [varargout{1:max(nargout, 1)}] = combined(c, ones(1, numel(c)), keep, options);
else
    [varargout{1:max(nargout, 1)}] = pairs(p, varargin{1}, @(W) any(W > 0, 2), options);
end
end

function varargout = common(p, varargin)
if ~isempty(varargin) && isnumeric(varargin{1})
    [varargout{1:max(nargout, 1)}] = lineWithin(p, varargin{1});
    return
end
[c, options] = vectorAndOptions(p, varargin);
if ~isempty(c) || nargin == 1
    [varargout{1:max(nargout, 1)}] = combined(c, ones(1, numel(c)), @(W) W(:, 1) >= numel(c), options);
else
    [varargout{1:max(nargout, 1)}] = pairs(p, varargin{1}, @(W) all(W > 0, 2), options);
end
end

function varargout = exclusive(p, varargin)
[c, options] = vectorAndOptions(p, varargin);
if ~isempty(c) || nargin == 1
    [varargout{1:max(nargout, 1)}] = combined(c, ones(1, numel(c)), @(W) mod(W(:, 1), 2) ~= 0, options);
else
    [varargout{1:max(nargout, 1)}] = pairs(p, varargin{1}, @(W) xor(W(:, 1) > 0, W(:, 2) > 0), options);
end
end

function [q, shapeID, vertexID] = pairs(p, r, keep, options)
[a, b] = deal(shapesOf(p), shapesOf(r));
if isscalar(a) && isscalar(b)
    [q, shapeID, vertexID] = combined({a{1}, b{1}}, [1 2], keep, options);
    return
end
if ~all(arrayfun(@(d) size(a, d) == size(b, d) || size(a, d) == 1 || size(b, d) == 1, 1:max(ndims(a), ndims(b))))
    error('MATLAB:sizeDimensionsMustMatch', 'Arrays have incompatible sizes for this operation.');
end
at = reshape(1:numel(a), size(a)) + zeros(size(b));
of = reshape(1:numel(b), size(b)) + zeros(size(a));
c = arrayfun(@(i, j) shapeOf(combined({a{i}, b{j}}, [1 2], keep, options)), at, of, 'UniformOutput', false);
q = polyshapeObject(c);
[shapeID, vertexID] = deal([]);
end

function [q, shapeID, vertexID] = combined(c, sets, keep, options)
o = polyshapeOptions(options, {'KeepCollinearPoints', 'Simplify'}, struct('KeepCollinearPoints', false));
[E, of] = deal(cell(numel(c), 1));
for k = 1:numel(c)
    s = c{k};
    if ~s.simple, s = simple(s, true); end
    E{k} = loopEdges(s.loops);
    of{k} = repmat(sets(k), size(E{k}, 1), 1);
end
E = vertcat(zeros(0, 4), E{:});
of = vertcat(zeros(0, 1), of{:});
if isempty(sets), sets = 1; end
% The sets without edges too have a column.
wide = max(sets);
q = makePolyshape(arrangedLoops(E, of, @(W) keep([W zeros(size(W, 1), wide - size(W, 2))])), o.KeepCollinearPoints, true);
[shapeID, vertexID] = deal([]);
if nargout > 1
    V = q.Vertices;
    [shapeID, vertexID] = deal(zeros(size(V, 1), 1));
    shapeID(isnan(V(:, 1))) = NaN;
    vertexID(isnan(V(:, 1))) = NaN;
    for k = numel(c):-1:1
        [in, at] = ismember(V, joinedLoops(c{k}.loops), 'rows');
        shapeID(in) = k;
        vertexID(in) = at(in);
    end
end
end

function [in, out] = lineWithin(p, L)
% The parts of a line inside of the polygons and outside, NaN between them.
s = only(p);
if size(L, 2) ~= 2 || size(L, 1) < 2, error('MATLAB:polyshape:lineInputError', 'The line must be a matrix of two columns and at least two rows.'); end
L = double(L);
edges = loopEdges(s.loops);
[in, out] = deal(zeros(0, 2));
for k = 1:size(L, 1) - 1
    [a, d] = deal(L(k, :), L(k + 1, :) - L(k, :));
    if any(isnan(d)) || ~any(d), continue, end
    r = edges(:, 3:4) - edges(:, 1:2);
    w = edges(:, 1:2) - a;
    den = d(1)*r(:, 2) - d(2)*r(:, 1);
    t = (w(:, 1).*r(:, 2) - w(:, 2).*r(:, 1))./den;
    u = (w(:, 1)*d(2) - w(:, 2)*d(1))./den;
    flat = abs(den) <= 1e-14*norm(d)*sqrt(sum(r.^2, 2));
    level = flat & abs(w(:, 1)*d(2) - w(:, 2)*d(1)) <= 1e-13*norm(d)*max(max(abs(edges(:))), 1);
    t = [t(~flat & u >= -1e-14 & u <= 1 + 1e-14); w(level, :)*d'/(d*d'); (w(level, :) + r(level, :))*d'/(d*d')];
    t = sort([0; t(t > 1e-14 & t < 1 - 1e-14); 1]);
    t(find(diff(t) < 1e-14) + 1) = [];
    t(end) = 1;
    held = isinterior(p, a + (t(1:end - 1) + t(2:end))/2.*d);
    P = a + t.*d;
    P(end, :) = L(k + 1, :);
    for j = 1:numel(held)
        if held(j), in = longer(in, P(j, :), P(j + 1, :)); else, out = longer(out, P(j, :), P(j + 1, :)); end
    end
end
end

function L = longer(L, a, b)
if isempty(L)
    L = [a; b];
elseif isequal(L(end, :), a)
    if size(L, 1) > 1 && abs(det([a - L(end - 1, :); b - a])) <= 1e-14*norm(a - L(end - 1, :))*norm(b - a), L(end, :) = b; else, L = [L; b]; end
else
    L = [L; NaN NaN; a; b];
end
end
