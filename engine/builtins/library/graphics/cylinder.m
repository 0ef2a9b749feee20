% SPDX-License-Identifier: Apache-2.0
function [X, Y, Z] = cylinder(varargin)
% A cylinder of height 1 with the radii r along it and n points around; drawn without outputs.
[into, varargin] = axesFirst(varargin);
r = [1; 1];
n = 20;
if numel(varargin) > 0, r = varargin{1}(:); end
if numel(varargin) > 1, n = varargin{2}; end
if isscalar(r), r = [r; r]; end
theta = linspace(0, 2*pi, n + 1);
sintheta = sin(theta);
sintheta(end) = 0;
m = numel(r);
x = r * cos(theta);
y = r * sintheta;
z = (0:m-1)' / (m - 1) * ones(1, n + 1);
if nargout == 0
    surf(into{:}, x, y, z)
else
    X = x;
    Y = y;
    Z = z;
end
end
