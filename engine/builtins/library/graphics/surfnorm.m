% SPDX-License-Identifier: Apache-2.0
function [nx, ny, nz] = surfnorm(varargin)
% Unit normals of a surface at its points: [nx,ny,nz] = surfnorm(X,Y,Z); without results they are
% drawn.
[ax, args] = axesFirst(varargin);
[x, y, z, ~, rest] = gridArguments(args);
[xu, xv] = gradient(x);
[yu, yv] = gradient(y);
[zu, zv] = gradient(z);
a = yu.*zv - zu.*yv;
b = zu.*xv - xu.*zv;
c = xu.*yv - yu.*xv;
len = sqrt(a.^2 + b.^2 + c.^2);
len(len == 0) = eps;
a = a./len;
b = b./len;
c = c./len;
if nargout > 0
    nx = a;
    ny = b;
    nz = c;
    return
end
s = surf(ax{:}, x, y, z, rest{:});
ax = s.Parent;
wasHeld = ishold(ax);
hold(ax, 'on');
quiver3(ax, x, y, z, a, b, c, 'Color', 'r');
if ~wasHeld, hold(ax, 'off'); end
end
