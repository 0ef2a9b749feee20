% SPDX-License-Identifier: Apache-2.0
function se = strel(kind, p, q)
% Structuring element, an object with the properties Neighborhood and Dimensionality: 'square', 'rectangle', 'disk', 'diamond', 'octagon', 'line', 'pair',
% 'periodicline', 'cube', 'cuboid', 'sphere' or 'arbitrary' with their sizes, or a matrix of 0 and 1.
% Example: se = strel('disk', 1)
if nargin < 1, kind = true; end
if ~isText(kind)
    se = element('arbitrary', kind ~= 0);
    return
end
names = {'arbitrary', 'square', 'rectangle', 'disk', 'diamond', 'octagon', 'line', 'pair', 'periodicline', 'cube', 'cuboid', 'sphere'};
kind = validatestring(kind, names, 'strel', 'SHAPE', 1);
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
validateattributes(p, {'numeric', 'logical'}, {'real', 'nonempty'}, 'strel', '', 2);
p = double(p);
switch kind
    case 'arbitrary'
        mask = p ~= 0;
    case 'square'
        mask = true(p);
    case 'rectangle'
        mask = true(p(1), p(2));
    case 'cube'
        mask = true(p, p, p);
    case 'cuboid'
        mask = true(p);
    case 'sphere'
        [x, y, z] = ndgrid(-p:p);
        mask = x.^2 + y.^2 + z.^2 <= p^2;
    case 'diamond'
        [x, y] = meshgrid(-p:p);
        mask = abs(x) + abs(y) <= p;
    case 'octagon'
        if mod(p, 3) ~= 0, error('images:strel:rNotMultipleOf3', 'R must be a nonnegative multiple of 3.'); end
        [x, y] = meshgrid(-p:p);
        mask = abs(x) + abs(y) <= p + p/3;
    case 'disk'
        if nargin < 3, q = 4; end
        mask = diskMask(p, q);
    case 'line'
        mask = lineMask(p, q);
    case 'pair'
        mask = periodicMask([0 0; reshape(p, 1, 2)]);
    otherwise
        mask = periodicMask((-p:p)'*reshape(double(q), 1, 2));
end
se = element(kind, mask);
end

function se = element(kind, mask)
p = struct('Neighborhood', mask, 'Dimensionality', ndims(mask));
s = p;
s.kind = kind;
se = makeObject('strel', p, s, struct('disp', @shown, 'getnhood', @(s) s.Neighborhood, 'reflect', @reflected, 'translate', @moved, ...
    'horzcat', @together, 'vertcat', @together, 'isflat', @(s) true));
end

function se = reflected(se)
s = objectState(se);
mask = s.Neighborhood;
for d = 1:ndims(mask)
    mask = flip(mask, d);
    if mod(size(mask, d), 2) == 0
        % An even one grows so that its origin stays in the middle.
        pad = size(mask);
        pad(d) = 1;
        mask = cat(d, mask, false(pad));
    end
end
se = element(s.kind, mask);
end

function se = moved(se, by)
s = objectState(se);
mask = s.Neighborhood;
[r, c] = find(mask);
middle = floor((size(mask) + 1)/2);
at = [r, c] - middle + reshape(by, 1, 2);
reach = max(abs(at), [], 1);
mask = false(2*reach + 1);
mask(sub2ind(size(mask), at(:, 1) + reach(1) + 1, at(:, 2) + reach(2) + 1)) = true;
se = element('arbitrary', mask);
end

function list = together(varargin)
% Several elements one after the other, as imdilate takes them.
list = struct('Neighborhood', {}, 'Dimensionality', {});
for k = 1:nargin
    e = varargin{k};
    if ~isstruct(e), e = struct('Neighborhood', e.Neighborhood, 'Dimensionality', e.Dimensionality); end
    list = [list, e];
end
end

function shown(se)
s = objectState(se);
fprintf('strel is a %s shaped structuring element with properties:\n\n', s.kind);
fprintf('      Neighborhood: [%s logical]\n    Dimensionality: %d\n\n', strjoin(compose('%d', size(s.Neighborhood)), char(215)), s.Dimensionality);
end

function mask = diskMask(r, n)
validateattributes(r, {'numeric'}, {'scalar', 'integer', 'nonnegative'}, 'strel', 'R', 2);
if ~any(n == [0 4 6 8]), error('images:strel:invalidN', 'N must be 0, 4, 6, or 8.'); end
if r < 3 || n == 0
    [x, y] = meshgrid(-r:r);
    mask = x.^2 + y.^2 <= r^2;
    return
end
% Radial decomposition by periodic lines (Adams 1993, Jones and Soille 1996).
switch n
    case 4, ways = [1 0; 1 1; 0 1; -1 1];
    case 6, ways = [1 0; 1 2; 2 1; 0 1; -1 2; -2 1];
    otherwise, ways = [1 0; 2 1; 1 1; 1 2; 0 1; -1 2; -1 1; -2 1];
end
theta = pi/(2*n);
k = 2*r/(cot(theta) + 1/sin(theta));
mask = true;
for j = 1:n
    times = floor(k/norm(ways(j, :)));
    mask = imdilate(mask, periodicMask((-times:times)'*ways(j, :)), 'full');
end
[rows, ~] = find(mask);
reach = (max(rows) - min(rows))/2;
more = r - 1 - reach;
if more > 0
    mask = imdilate(imdilate(mask, true(2*more + 1, 1), 'full'), true(1, 2*more + 1), 'full');
end
[rows, columns] = find(mask);
mask = mask(min(rows):max(rows), min(columns):max(columns));
end

function mask = lineMask(long, angle)
validateattributes(long, {'numeric'}, {'scalar', 'real', 'finite', 'nonnegative'}, 'strel', 'LEN', 2);
angle = mod(angle, 180)*pi/180;
x = round((long - 1)/2*cos(angle));
y = -round((long - 1)/2*sin(angle));
if long < 1
    mask = true(0);
    return
end
if abs(x) >= abs(y)
    c = (-abs(x):abs(x))';
    r = 0*c;
    if x ~= 0, r = round(y/x*(c + abs(x)) - sign(x)*y); end
else
    r = (-abs(y):abs(y))';
    c = round(x/y*(r + abs(y)) - sign(y)*x);
end
mask = periodicMask([r, c]);
end

function mask = periodicMask(at)
reach = max(abs(at), [], 1);
mask = false(2*reach + 1);
mask(sub2ind(size(mask), at(:, 1) + reach(1) + 1, at(:, 2) + reach(2) + 1)) = true;
end
