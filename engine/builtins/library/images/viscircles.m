% SPDX-License-Identifier: Apache-2.0
function h = viscircles(varargin)
% Draws circles around the rows of centers: viscircles(centers, radii), viscircles(ax, centers, radii). Options: Color ('r'), LineWidth (2), LineStyle, EnhanceVisibility.
% Example: viscircles([2 3; 5 5], [1; 2])
args = varargin;
ax = [];
if ~isempty(args) && ~isnumeric(args{1}), ax = args{1}; args(1) = []; end
if numel(args) < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if isempty(ax), ax = gca(); end
[centers, radii] = deal(double(args{1}), double(args{2}(:)));
if size(centers, 2) ~= 2 && ~isempty(centers)
    error('images:viscircles:invalidCenters', 'CENTERS must be a matrix of two columns.');
elseif numel(radii) ~= 1 && numel(radii) ~= size(centers, 1)
    error('images:viscircles:unequalNumberOfRows', 'There must be one radius, or one for each center.');
end
o = struct('Color', 'r', 'EdgeColor', [], 'LineWidth', 2, 'LineStyle', '-', 'EnhanceVisibility', true, 'DrawBackgroundCircle', true);
for k = 3:2:numel(args) - 1, o.(validatestring(args{k}, fieldnames(o), 'viscircles')) = args{k + 1}; end
if ~isempty(o.EdgeColor), o.Color = o.EdgeColor; end
angle = [linspace(0, 2*pi, 181) NaN];
X = (centers(:, 1) + radii.*cos(angle))';
Y = (centers(:, 2) + radii.*sin(angle))';
held = ishold(ax);
hold(ax, 'on');
p = plot(ax, X(:), Y(:), 'Color', o.Color, 'LineWidth', o.LineWidth, 'LineStyle', o.LineStyle);
if ~held, hold(ax, 'off'); end
if nargout > 0, h = p; end
end
