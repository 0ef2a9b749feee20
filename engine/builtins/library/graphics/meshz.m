% SPDX-License-Identifier: Apache-2.0
function h = meshz(varargin)
% A mesh with a curtain down to its lowest point.
[into, args] = axesFirst(varargin);
[x, y, z, c, rest] = gridArguments(args);
low = min(z(:));
frame = @(a) a([1 1 1:end end end], [1 1 1:end end end]);
x = frame(x);
y = frame(y);
c = frame(c);
c([1 end], :) = low;
c(:, [1 end]) = low;
z = frame(z);
z([1 end], :) = low;
z(:, [1 end]) = low;
made = mesh(into{:}, x, y, z, c, rest{:});
if nargout > 0, h = made; end
end
