% SPDX-License-Identifier: Apache-2.0
function h = quiver3(varargin)
% Arrows in space: quiver3(X,Y,Z,U,V,W,scale,LineSpec,Name,Value) or quiver3(Z,U,V,W). Their lengths
% are fitted to the distance of the points and multiplied by scale; 0 or 'off' keeps them.
[ax, rest] = leadingAxes(varargin);
n = leadingNumbers(rest);
numbers = rest(1:n);
rest = rest(n+1:end);
scale = {};
if n == 5 || n == 7
    scale = numbers(end);
    n = n - 1;
end
if n == 4
    [z, u, v, w] = numbers{1:4};
    [x, y] = deal([]);
elseif n == 6
    [x, y, z, u, v, w] = numbers{1:6};
else
    error('MATLAB:narginchk:notEnoughInputs', 'Not enough input arguments.');
end
[gx, gy] = arrowGrid(x, y, u);
if ~isequal(numel(gx), numel(gy), numel(z), numel(u), numel(v), numel(w))
    error('MATLAB:quiver3:UVWSizeMismatch', 'The size of X, Y, Z, U, V and W must be the same.');
end
[own, rest] = arrowOptions(scale, rest);
made = arrows(ax, @arrowPaths, {x, y, z, u, v, w}, own, rest{:});
if nargout > 0, h = made; end
end
