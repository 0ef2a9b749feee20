% SPDX-License-Identifier: Apache-2.0
function varargout = reducevolume(varargin)
% Every n-th element of a volume: [x,y,z,v] = reducevolume(X,Y,Z,V,[nx ny nz]) or reducevolume(V,n); one
% result is the volume alone.
args = varargin;
n = double(args{end});
if isscalar(n), n = [n n n]; end
if numel(args) > 2
    v = args{4};
    x = axisOf(args{1}, 2, size(v, 2)); y = axisOf(args{2}, 1, size(v, 1)); z = axisOf(args{3}, 3, size(v, 3));
else
    v = args{1};
    x = 1:size(v, 2); y = 1:size(v, 1); z = 1:size(v, 3);
end
v = v(1:n(2):end, 1:n(1):end, 1:n(3):end);
if nargout < 2, varargout{1} = v; return, end
[gx, gy, gz] = meshgrid(x(1:n(1):end), y(1:n(2):end), z(1:n(3):end));
varargout = {gx, gy, gz, v};
end
