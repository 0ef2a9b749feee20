% SPDX-License-Identifier: Apache-2.0
function h = quiver(varargin)
% Arrows of components U and V at points: quiver(X,Y,U,V,scale,LineSpec,Name,Value). Their lengths
% are fitted to the distance of the points and multiplied by scale; 0 or 'off' keeps them.
[ax, rest] = leadingAxes(varargin);
n = leadingNumbers(rest);
numbers = rest(1:n);
rest = rest(n+1:end);
factor = 0.9;
if n == 3 || n == 5, factor = numbers{end}; n = n - 1; end
if n == 2
    [u, v] = numbers{1:2};
    [x, y] = meshgrid(1:size(u, 2), 1:size(u, 1));
elseif n == 4
    [x, y, u, v] = numbers{1:4};
    if isvector(x) && isvector(y) && ~isvector(u), [x, y] = meshgrid(x, y); end
else
    error('MATLAB:narginchk:notEnoughInputs', 'Not enough input arguments.');
end
if ~isequal(numel(x), numel(y), numel(u), numel(v))
    error('MATLAB:quiver:UVSizeMismatch', 'The size of X, Y, U and V must be the same.');
end
[o, rest] = arrowOptions(rest, factor);
if o.factor > 0 && ~isempty(x)
    if isvector(x), m = sqrt(numel(x)); k = m; else, [m, k] = size(x); end
    room = ((max(x(:)) - min(x(:)))/k)^2 + ((max(y(:)) - min(y(:)))/m)^2;
    longest = max(hypot(u(:), v(:)));
    if room > 0 && longest > 0
        u = u*(o.factor*sqrt(room)/longest);
        v = v*(o.factor*sqrt(room)/longest);
    end
end
x = x(:).'; y = y(:).'; u = u(:).'; v = v(:).';
gap = nan(size(x));
px = [x; x + u; gap];
py = [y; y + v; gap];
if o.shown
    a = 1.5*o.head;
    b = 0.4;
    px = [px; x+u-a*(u+b*v); x+u; x+u-a*(u-b*v); gap];
    py = [py; y+v-a*(v-b*u); y+v; y+v-a*(v+b*u); gap];
end
made = plot(ax, px(:), py(:), rest{:});
if nargout > 0, h = made; end
end
