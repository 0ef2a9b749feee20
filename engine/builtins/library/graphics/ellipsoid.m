% SPDX-License-Identifier: Apache-2.0
function [X, Y, Z] = ellipsoid(varargin)
% ellipsoid(xc,yc,zc,xr,yr,zr,n): the sphere, stretched and moved; drawn without outputs.
[into, varargin] = axesFirst(varargin);
if numel(varargin) < 6, error('MATLAB:minrhs', 'Not enough input arguments.'); end
n = 20;
if numel(varargin) > 6, n = varargin{7}; end
[x, y, z] = sphere(n);
x = varargin{4} * x + varargin{1};
y = varargin{5} * y + varargin{2};
z = varargin{6} * z + varargin{3};
if nargout == 0
    surf(into{:}, x, y, z)
else
    X = x;
    Y = y;
    Z = z;
end
end
