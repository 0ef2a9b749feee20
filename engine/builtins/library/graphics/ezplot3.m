% SPDX-License-Identifier: Apache-2.0
function h = ezplot3(x, y, z, range, varargin)
% Three functions or expressions of t as a curve in space: ezplot3(x,y,z,[a b]).
if nargin < 4, range = [0 2*pi]; end
t = linspace(range(1), range(2), 500);
[fx, nx] = ezFunction(x, {'t'});
[fy, ny] = ezFunction(y, {'t'});
[fz, nz] = ezFunction(z, {'t'});
one = ones(size(t));
made = plot3(fx(t).*one, fy(t).*one, fz(t).*one);
title(sprintf('x = %s, y = %s, z = %s', nx, ny, nz));
xlabel('x');
ylabel('y');
zlabel('z');
grid on
if nargout > 0, h = made; end
end
