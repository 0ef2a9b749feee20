% SPDX-License-Identifier: Apache-2.0
function varargout = flow(varargin)
% The logarithm of the speed at which a jet in a tank goes away from its source, as a volume: [X,Y,Z,V] = flow, flow(n) with 2n-by-n-by-n points,
% flow(X,Y,Z). It is Landau's jet, with the angle's constant 2 and viscosity 1.
if nargin == 3
    [x, y, z] = varargin{:};
elseif nargin == 1
    n = varargin{1};
    [x, y, z] = meshgrid(linspace(0.1, 10, 2*n), linspace(-3, 3, n), linspace(-3, 3, n));
else
    [x, y, z] = meshgrid(0.1:0.2:10, -3:0.25:3, -3:0.25:3);
end
r = sqrt(x.^2 + y.^2 + z.^2);
c = x./r;
A = 2;
v = log(abs(2./r.*((A^2 - 1)./(A - c).^2 - 1)));
if nargout < 2, varargout{1} = v; else, varargout = {x, y, z, v}; end
end
