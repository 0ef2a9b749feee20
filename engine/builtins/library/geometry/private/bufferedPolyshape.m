% SPDX-License-Identifier: Apache-2.0
function q = bufferedPolyshape(p, d, varargin)
% A polyshape grown by a distance, or shrunk by a negative one; or around 'points' and 'lines' in a matrix of two columns.
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
kind = '';
if ~isa(p, 'polyshape')
    if ~isnumeric(p) || size(p, 2) ~= 2, error('MATLAB:polyshape:twoColumnError', 'The vertices must be a matrix of two columns.'); end
    if ~(ischar(d) || isstring(d)) || isempty(varargin), error('MATLAB:polyshape:bufferTypeError', 'The points must be followed by ''points'' or ''lines'' and a distance.'); end
    kind = validatestring(d, {'points', 'lines'}, 'polybuffer');
    [d, varargin] = deal(varargin{1}, varargin(2:end));
end
if ~isnumeric(d) || ~isscalar(d) || ~isfinite(d) || ~isempty(kind) && d <= 0
    error('MATLAB:polyshape:bufferDistanceError', 'The buffer distance must be a finite scalar, and positive for points and lines.');
end
o = polyshapeOptions(varargin, {'JointType', 'MiterLimit'}, struct('JointType', 'round', 'MiterLimit', 3));
o.JointType = validatestring(o.JointType, {'round', 'square', 'miter'}, 'polybuffer');
if ~isnumeric(o.MiterLimit) || ~isscalar(o.MiterLimit) || ~(o.MiterLimit >= 2), error('MATLAB:polyshape:miterLimitError', 'The miter limit must be a scalar greater than or equal to 2.'); end
d = double(d);
if strcmp(kind, 'points')
    p = double(p(all(isfinite(p), 2), :));
    pieces = arrayfun(@(k) disc(p(k, :), d), 1:size(p, 1), 'UniformOutput', false);
    q = unionOf({}, pieces);
elseif strcmp(kind, 'lines')
    q = unionOf({}, aroundLines(double(p), d, o));
else
    shapes = objectState(p).shapes;
    if ~isscalar(shapes)
        c = cell(size(shapes));
        for k = 1:numel(c), c{k} = objectState(bufferedPolyshape(polyshapeObject(shapes(k)), d, varargin{:})).shapes{1}; end
        q = polyshapeObject(c);
        return
    end
    if ~shapes{1}.simple, p = simplify(p); shapes = objectState(p).shapes; end
    loops = shapes{1}.loops;
    if d == 0 || isempty(loops), q = p; return, end
    pieces = {};
    for k = 1:numel(loops), pieces = [pieces, besideLoop(loops{k}, d, o)]; end
    if d > 0, q = unionOf(loops, pieces); else, q = without(loops, pieces); end
end
end

function q = unionOf(loops, pieces)
E = [loopEdges(loops); loopEdges(clockwise(pieces))];
q = makePolyshape(arrangedLoops(E, ones(size(E, 1), 1), @(W) W > 0), false, true);
end

function q = without(loops, pieces)
[E, F] = deal(loopEdges(loops), loopEdges(clockwise(pieces)));
of = [ones(size(E, 1), 1); repmat(2, size(F, 1), 1)];
q = makePolyshape(arrangedLoops([E; F], of, @(W) W(:, 1) > 0 & W(:, 2) <= 0), false, true);
end

function pieces = clockwise(pieces)
for k = find(cellfun(@loopArea, pieces) > 0), pieces{k} = flipud(pieces{k}); end
end

function pieces = besideLoop(P, d, o)
% A strip along each edge of a boundary that has what is solid on its right, outside of it or inside, and the joints between.
n = size(P, 1);
Q = circshift(P, -1);
t = (Q - P)./sqrt(sum((Q - P).^2, 2));
w = d*[-t(:, 2) t(:, 1)];
pieces = cell(1, 2*n);
for k = 1:n
    pieces{k} = [P(k, :); Q(k, :); Q(k, :) + w(k, :); P(k, :) + w(k, :)];
    j = mod(k, n) + 1;
    pieces{n + k} = joint(Q(k, :), t(k, :), t(j, :), w(k, :), w(j, :), d, o);
end
pieces = pieces(~cellfun(@isempty, pieces));
end

function J = joint(v, t, u, w, z, d, o)
% What fills the gap between the strips of two edges at a corner, [] where they overlap.
turn = t(1)*u(2) - t(2)*u(1);
straight = t*u';
if sign(d)*turn > 0 || abs(turn) < 1e-14 && straight > 0, J = []; return, end
angle = atan2(abs(turn), straight);
switch o.JointType
    case 'round'
        n = ceil(angle/(pi/36));
        a = atan2(w(2), w(1)) - sign(d)*angle*(1:n - 1)'/n;
        J = [v; v + w; v + abs(d)*[cos(a) sin(a)]; v + z];
    otherwise
        half = angle/2;
        if strcmp(o.JointType, 'miter') && 1/cos(half) <= o.MiterLimit
            J = [v; v + w; v + (w + z)/(1 + straight); v + z];
            return
        end
        % Cut at the distance from the corner.
        s = abs(d)*tan(half/2);
        J = [v; v + w; v + w + s*t; v + z - s*u; v + z];
end
end

function pieces = aroundLines(P, d, o)
gone = [0; find(any(isnan(P), 2)); size(P, 1) + 1];
pieces = {};
for g = 1:numel(gone) - 1
    L = P(gone(g) + 1:gone(g + 1) - 1, :);
    L(find(all(diff(L) == 0, 2)) + 1, :) = [];
    n = size(L, 1);
    if n == 0, continue, end
    if n == 1, pieces{end + 1} = disc(L, d); continue, end
    t = diff(L)./sqrt(sum(diff(L).^2, 2));
    w = d*[-t(:, 2) t(:, 1)];
    for k = 1:n - 1
        [a, b] = deal(L(k, :), L(k + 1, :));
        pieces{end + 1} = [a + w(k, :); b + w(k, :); b - w(k, :); a - w(k, :)];
        if k == n - 1, continue, end
        for side = [1 -1]
            J = joint(b, t(k, :), t(k + 1, :), side*w(k, :), side*w(k + 1, :), side*d, o);
            if ~isempty(J), pieces{end + 1} = J; end
        end
    end
    if strcmp(o.JointType, 'round')
        pieces = [pieces, {disc(L(1, :), d), disc(L(end, :), d)}];
    else
        pieces{end + 1} = [L(1, :) + w(1, :); L(1, :) - w(1, :); L(1, :) - w(1, :) - d*t(1, :); L(1, :) + w(1, :) - d*t(1, :)];
        pieces{end + 1} = [L(n, :) + w(end, :); L(n, :) - w(end, :); L(n, :) - w(end, :) + d*t(end, :); L(n, :) + w(end, :) + d*t(end, :)];
    end
end
end

function P = disc(c, d)
a = (0:5:355)';
P = c + d*[cosd(a) -sind(a)];
end
