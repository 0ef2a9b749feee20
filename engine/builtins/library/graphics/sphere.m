% SPDX-License-Identifier: Apache-2.0
function [X, Y, Z] = sphere(varargin)
% The unit sphere as a grid of n+1 by n+1 points; drawn without outputs.
[into, varargin] = axesFirst(varargin);
n = 20;
if ~isempty(varargin), n = varargin{1}; end
theta = linspace(-pi, pi, n + 1);
phi = linspace(-pi/2, pi/2, n + 1)';
cosphi = cos(phi);
cosphi([1 end]) = 0;
sintheta = sin(theta);
sintheta([1 end]) = 0;
x = cosphi * cos(theta);
y = cosphi * sintheta;
z = sin(phi) * ones(1, n + 1);
if nargout == 0
    surf(into{:}, x, y, z)
else
    X = x;
    Y = y;
    Z = z;
end
end
