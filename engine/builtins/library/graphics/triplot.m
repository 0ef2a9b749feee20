% SPDX-License-Identifier: Apache-2.0
function h = triplot(tri, varargin)
% The edges of triangles in the plane: triplot(T,x,y,LineSpec,Name,Value), or triplot(TR,…) of a triangulation.
if ~isnumeric(tri) && nargin > 0
    points = tri.Points;
    tri = tri.ConnectivityList;
    x = points(:, 1);
    y = points(:, 2);
elseif nargin > 2
    [x, y] = varargin{1:2};
    varargin(1:2) = [];
else
    error('MATLAB:minrhs', 'Not enough input arguments.');
end
edges = [tri(:, [1 2]); tri(:, [2 3]); tri(:, [3 1])];
edges = unique(sort(edges, 2), 'rows');
x = x(:);
y = y(:);
gap = nan(1, size(edges, 1));
px = [x(edges(:, 1)).'; x(edges(:, 2)).'; gap];
py = [y(edges(:, 1)).'; y(edges(:, 2)).'; gap];
made = plot(px(:), py(:), varargin{:});
if nargout > 0, h = made; end
end
