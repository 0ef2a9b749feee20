% SPDX-License-Identifier: Apache-2.0
function h = surfl(varargin)
% A surface coloured by how light falls on it: surfl(X,Y,Z,light,[ambient diffuse specular shine]).
% The light comes from a direction [x y z] or [azimuth elevation]: 45 degrees beside the viewer
% where none is given.
[ax, args] = leadingAxes(varargin);
args(cellfun(@(a) (ischar(a) || isstring(a)) && any(strcmpi(a, {'light', 'cdata'})), args)) = [];
n = leadingNumbers(args);
if n == 0, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if n > 2 && isequal(size(args{3}, 1), size(args{2}, 1))
    grid = args(1:3);
    args = args(4:end);
else
    grid = args(1);
    args = args(2:end);
end
[x, y, z, ~, ~] = gridArguments(grid);
azimuth = -37.5;
elevation = 30;
eye = directionOf(azimuth, elevation);
from = directionOf(azimuth + 45, elevation);
weights = [0.55 0.6 0.4 10];
if ~isempty(args) && isnumeric(args{1}) && ~isempty(args{1})
    from = double(args{1}(:).');
    if numel(from) == 2, from = directionOf(from(1), from(2)); end
    if numel(from) ~= 3, error('MATLAB:surfl:InvalidLight', 'S must be a light source direction of 2 or 3 elements.'); end
    from = from/norm(from);
end
if numel(args) > 1 && isnumeric(args{2})
    weights = double(args{2}(:).');
    if numel(weights) ~= 4, error('MATLAB:surfl:InvalidWeights', 'K must have 4 elements.'); end
end
[nx, ny, nz] = surfnorm(x, y, z);
falls = nx*from(1) + ny*from(2) + nz*from(3);
faces = nx*eye(1) + ny*eye(2) + nz*eye(3);
shine = max(2*falls.*faces - dot(from, eye), 0).^weights(4).*(falls > 0);
c = (weights(1) + weights(2)*max(falls, 0) + weights(3)*shine)/sum(weights(1:3));
made = surf(ax, x, y, z, c);
caxis(ax, [0 1]);
if nargout > 0, h = made; end
end

function d = directionOf(azimuth, elevation)
a = azimuth*pi/180;
e = elevation*pi/180;
d = [sin(a)*cos(e), -cos(a)*cos(e), sin(e)];
end
