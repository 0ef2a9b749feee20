% SPDX-License-Identifier: Apache-2.0
function h = viscircles(varargin)
% Circles over what the axes show: viscircles(centers,radii,Name,Value) with 'Color' ('EdgeColor'), 'LineWidth',
% 'LineStyle', 'EnhanceVisibility'.
% Example: viscircles([2 3; 5 5], [1; 2])
[ax, rest] = leadingAxes(varargin);
if numel(rest) < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
c = double(rest{1});
r = double(rest{2}(:));
rest = rest(3:end);
if size(c, 2) ~= 2, error('images:validate:invalidCenters', 'CENTERS must be a matrix of two columns.'); end
if ~isscalar(r) && numel(r) ~= size(c, 1)
    error('images:viscircles:unequalNumberOfRows', 'There must be one radius, or one for each center.');
end
if isscalar(r), r = repmat(r, size(c, 1), 1); end
[color, rest] = takeOption(rest, 'EdgeColor', 'r');
[color, rest] = takeOption(rest, 'Color', color);
[wide, rest] = takeOption(rest, 'LineWidth', 2);
[~, rest] = takeOption(rest, 'DrawBackgroundCircle', true);
[rim, rest] = takeOption(rest, 'EnhanceVisibility', true);
t = [linspace(0, 2*pi, 121) NaN];
x = reshape((c(:, 1) + r*cos(t)).', 1, []);
y = reshape((c(:, 2) + r*sin(t)).', 1, []);
g = hggroup(ax);
if rim, line(ax, x, y, 'Color', 'w', 'LineWidth', wide + 1, 'Parent', g); end
line(ax, x, y, 'Color', color, 'LineWidth', wide, rest{:}, 'Parent', g);
if nargout > 0, h = g; end
end
