% SPDX-License-Identifier: Apache-2.0
function h = coneplot(varargin)
% Cones along a field in space: coneplot(X,Y,Z,U,V,W,cx,cy,cz,scale,colors), without coordinates coneplot(U,V,W,
% cx,cy,cz), or coneplot(x,y,z,u,v,w) with a cone at each place. A scale of 0 keeps the lengths as they are.
[ax, args] = leadingAxes(varargin);
method = 'linear';
for k = numel(args):-1:1
    if ischar(args{k}) || isstring(args{k})
        if ~strcmpi(args{k}, 'quiver'), method = char(args{k}); end
        args(k) = [];
    end
end
n = numel(args);
scale = 1;
C = [];
if n >= 9
    [x, y, z, u, v, w, cx, cy, cz] = args{1:9};
    rest = args(10:end);
elseif ndims(args{1}) == 3
    [u, v, w, cx, cy, cz] = args{1:6};
    x = 1:size(u, 2); y = 1:size(u, 1); z = 1:size(u, 3);
    rest = args(7:end);
else
    [cx, cy, cz, u, v, w] = args{1:6};
    x = [];
    rest = args(7:end);
end
if ~isempty(rest) && isscalar(rest{1}), scale = double(rest{1}); rest(1) = []; end
if ~isempty(rest), C = rest{1}; end
cx = double(cx(:)); cy = double(cy(:)); cz = double(cz(:));
if isempty(x)
    way = double([u(:) v(:) w(:)]);
    step = max([max(cx) - min(cx), max(cy) - min(cy), max(cz) - min(cz)])/max(1, numel(cx)^(1/3));
else
    x = axisOf(x, 2, size(u, 2)); y = axisOf(y, 1, size(u, 1)); z = axisOf(z, 3, size(u, 3));
    at = @(f) interp3(x, y, z, double(f), cx, cy, cz, method);
    way = [at(u) at(v) at(w)];
    if ~isempty(C), C = at(C); end
    step = max([max(x) - min(x), max(y) - min(y), max(z) - min(z)])/max(1, numel(cx)^(1/3))/1.5;
end
long = sqrt(sum(way.^2, 2));
if isempty(C), C = long; else, C = double(C(:)); end
if scale > 0 && max(long) > 0, way = way*(scale*step/max(long)); end
sides = 12;
t = (0:sides-1).'*2*pi/sides;
V = zeros(0, 3);
F = zeros(0, 3);
color = zeros(0, 1);
for k = 1:numel(cx)
    d = way(k, :);
    if ~(norm(d) > 0), continue, end
    [p, q] = across(d/norm(d));
    ring = [cx(k) cy(k) cz(k)] - d/2 + norm(d)/4*(cos(t)*p + sin(t)*q);
    top = [cx(k) cy(k) cz(k)] + d/2;
    base = size(V, 1);
    V = [V; ring; top; mean(ring, 1)];
    next = [2:sides 1].';
    F = [F; base + [(1:sides).' next repmat(sides+1, sides, 1)]; base + [next (1:sides).' repmat(sides+2, sides, 1)]];
    color = [color; C(k)*ones(sides + 2, 1)];
end
if ~ishold(ax) && isempty(get(ax, 'Children')), view(ax, 3); end
made = patch(ax, 'Faces', F, 'Vertices', V, 'FaceVertexCData', color, 'FaceColor', 'flat', 'EdgeColor', 'none');
if nargout > 0, h = made; end
end

function [p, q] = across(d)
% Two ways at right angles to a direction.
other = [1 0 0];
if abs(d(1)) > 0.8, other = [0 1 0]; end
p = cross(d, other);
p = p/norm(p);
q = cross(d, p);
end
