% SPDX-License-Identifier: Apache-2.0
function n = isonormals(varargin)
% Normals of the corners of an isosurface, from the gradient of its volume: n = isonormals(X,Y,Z,V,vertices),
% n = isonormals(V,p). Of a patch that is drawn, light takes those of its faces.
args = varargin;
negate = ~isempty(args) && (ischar(args{end}) || isstring(args{end})) && strcmpi(args{end}, 'negate');
if negate, args(end) = []; end
if numel(args) < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if numel(args) >= 5
    v = double(args{4});
    x = axisOf(args{1}, 2, size(v, 2));
    y = axisOf(args{2}, 1, size(v, 1));
    z = axisOf(args{3}, 3, size(v, 3));
else
    v = double(args{1});
    x = 1:size(v, 2);
    y = 1:size(v, 1);
    z = 1:size(v, 3);
end
at = args{end};
drawn = ~isnumeric(at) && isgraphics(at);
if drawn && nargout == 0, return, end
if drawn, at = at.Vertices; end
[gx, gy, gz] = gradient(v, x, y, z);
n = zeros(size(at, 1), 3);
parts = {gx, gy, gz};
for d = 1:3
    n(:, d) = interp3(x, y, z, parts{d}, at(:, 1), at(:, 2), at(:, 3));
end
if ~negate, n = -n; end
end
