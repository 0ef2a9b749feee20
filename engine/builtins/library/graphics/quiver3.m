% SPDX-License-Identifier: Apache-2.0
function h = quiver3(varargin)
% Arrows in space: quiver3(X,Y,Z,U,V,W,scale,LineSpec,Name,Value) or quiver3(Z,U,V,W). Their lengths
% are fitted to the distance of the points and multiplied by scale; 0 or 'off' keeps them.
[ax, rest] = leadingAxes(varargin);
n = leadingNumbers(rest);
numbers = rest(1:n);
rest = rest(n+1:end);
factor = 0.9;
if n == 5 || n == 7, factor = numbers{end}; n = n - 1; end
if n == 4
    [z, u, v, w] = numbers{1:4};
    [x, y] = meshgrid(1:size(z, 2), 1:size(z, 1));
elseif n == 6
    [x, y, z, u, v, w] = numbers{1:6};
    if isvector(x) && isvector(y) && ~isvector(z), [x, y] = meshgrid(x, y); end
else
    error('MATLAB:narginchk:notEnoughInputs', 'Not enough input arguments.');
end
if ~isequal(numel(x), numel(y), numel(z), numel(u), numel(v), numel(w))
    error('MATLAB:quiver3:UVWSizeMismatch', 'The size of X, Y, Z, U, V and W must be the same.');
end
[o, rest] = arrowOptions(rest, factor);
x = x(:).'; y = y(:).'; z = z(:).'; u = u(:).'; v = v(:).'; w = w(:).';
len = sqrt(u.^2 + v.^2 + w.^2);
if o.factor > 0 && ~isempty(x)
    reach = [max(x)-min(x), max(y)-min(y), max(z)-min(z)];
    flat = sum(reach > 0);
    room = norm(reach)/max(1, numel(x)^(1/max(1, min(2, flat))));
    longest = max(len);
    if room > 0 && longest > 0
        s = o.factor*room/longest;
        u = u*s; v = v*s; w = w*s; len = len*s;
    end
end
gap = nan(size(x));
px = [x; x + u; gap];
py = [y; y + v; gap];
pz = [z; z + w; gap];
if o.shown
    % The head lies in the plane of the arrow and the z axis, or the x axis where both are one.
    level = hypot(u, v);
    steep = level <= 1e-9*max(len, realmin);
    sx = -v; sy = u;
    sx(steep) = len(steep);
    sy(steep) = 0;
    side = hypot(sx, sy);
    side(side == 0) = 1;
    sx = sx./side.*len; sy = sy./side.*len;
    a = 1.5*o.head;
    b = 0.4*a;
    px = [px; x+u-a*u+b*sx; x+u; x+u-a*u-b*sx; gap];
    py = [py; y+v-a*v+b*sy; y+v; y+v-a*v-b*sy; gap];
    pz = [pz; z+w-a*w; z+w; z+w-a*w; gap];
end
made = plot3(ax, px(:), py(:), pz(:), rest{:});
if nargout > 0, h = made; end
end
