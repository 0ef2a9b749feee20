% SPDX-License-Identifier: Apache-2.0
function h = slice(varargin)
% Cuts through a volume in the colours of its values: slice(X,Y,Z,V,xs,ys,zs,method), slice(V,xs,ys,zs),
% or surfaces of matrices instead of planes.
[ax, rest] = leadingAxes(varargin);
method = 'linear';
if ~isempty(rest) && (ischar(rest{end}) || isstring(rest{end}))
    method = rest{end};
    rest(end) = [];
end
if numel(rest) == 7
    v = rest{4};
    x = axisOf(rest{1}, 2, size(v, 2));
    y = axisOf(rest{2}, 1, size(v, 1));
    z = axisOf(rest{3}, 3, size(v, 3));
    rest = rest(5:7);
elseif numel(rest) == 4
    v = rest{1};
    x = 1:size(v, 2);
    y = 1:size(v, 1);
    z = 1:size(v, 3);
    rest = rest(2:4);
else
    error('MATLAB:narginchk:notEnoughInputs', 'Not enough input arguments.');
end
[sx, sy, sz] = rest{:};
newplot(ax);
view(ax, 3);
grid(ax, 'on');
wasHeld = ishold(ax);
hold(ax, 'on');
made = {};
if ~isvector(sx) && isequal(size(sx), size(sy), size(sz)) && ~isempty(sx)
    made{end+1, 1} = cut(ax, x, y, z, v, sx, sy, sz, method);
else
    for a = sx(:).'
        [gy, gz] = meshgrid(y, z);
        made{end+1, 1} = cut(ax, x, y, z, v, a + 0*gy, gy, gz, method);
    end
    for a = sy(:).'
        [gx, gz] = meshgrid(x, z);
        made{end+1, 1} = cut(ax, x, y, z, v, gx, a + 0*gx, gz, method);
    end
    for a = sz(:).'
        [gx, gy] = meshgrid(x, y);
        made{end+1, 1} = cut(ax, x, y, z, v, gx, gy, a + 0*gx, method);
    end
end
if ~wasHeld, hold(ax, 'off'); end
if nargout > 0, h = vertcat(made{:}); end
end

function s = cut(ax, x, y, z, v, gx, gy, gz, method)
c = interp3(x, y, z, double(v), gx, gy, gz, method);
s = surface(ax, gx, gy, gz, c);
end
