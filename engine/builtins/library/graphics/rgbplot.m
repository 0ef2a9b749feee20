% SPDX-License-Identifier: Apache-2.0
function h = rgbplot(map)
% Red, green and blue of a colormap as three lines.
if size(map, 2) ~= 3, error('MATLAB:rgbplot:InvalidColormapMatrix', 'Must be a 3-column colormap matrix.'); end
n = 1:size(map, 1);
made = plot(n, map(:, 1), 'r-', n, map(:, 2), 'g-', n, map(:, 3), 'b-');
if nargout > 0, h = made; end
end
