% SPDX-License-Identifier: Apache-2.0
function h = waterfall(varargin)
% Lines along the rows of a surface, each with a curtain down to the lowest point.
[into, args] = axesFirst(varargin);
[x, y, z, c, rest] = gridArguments(args);
low = min(z(:));
low = low - (max(z(:)) - low) * 0.1;
aside = @(a) a(:, [1 1:end end]);
x = aside(x);
y = aside(y);
c = aside(c);
z = [low * ones(size(z, 1), 1), z, low * ones(size(z, 1), 1)];
made = mesh(into{:}, x, y, z, c, 'MeshStyle', 'row', rest{:});
if nargout > 0, h = made; end
end
