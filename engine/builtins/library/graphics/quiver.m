% SPDX-License-Identifier: Apache-2.0
function h = quiver(varargin)
% Arrows of components U and V at points: quiver(X,Y,U,V,scale,LineSpec,Name,Value). Their lengths
% are fitted to the distance of the points and multiplied by scale; 0 or 'off' keeps them.
[ax, rest] = leadingAxes(varargin);
n = leadingNumbers(rest);
numbers = rest(1:n);
rest = rest(n+1:end);
scale = {};
if n == 3 || n == 5
    scale = numbers(end);
    n = n - 1;
end
if n == 2
    [u, v] = numbers{1:2};
    [x, y] = deal([]);
elseif n == 4
    [x, y, u, v] = numbers{1:4};
else
    error('MATLAB:narginchk:notEnoughInputs', 'Not enough input arguments.');
end
[gx, gy] = arrowGrid(x, y, u);
if ~isequal(numel(gx), numel(gy), numel(u), numel(v))
    error('MATLAB:quiver:UVSizeMismatch', 'The size of X, Y, U and V must be the same.');
end
[own, rest] = arrowOptions(scale, rest);
made = arrows(ax, @arrowPaths, {x, y, u, v}, own, rest{:});
if nargout > 0, h = made; end
end
