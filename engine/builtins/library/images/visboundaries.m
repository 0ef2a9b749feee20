% SPDX-License-Identifier: Apache-2.0
function h = visboundaries(varargin)
% Draws borders of regions in the axes: visboundaries(bw) of a mask, visboundaries(b) of what bwboundaries gave, with axes before it. Options: Color ('r'), LineStyle,
% LineWidth (2), EnhanceVisibility (true: a white line below).
% Example: visboundaries(padarray(true(3), [2 2]))
args = varargin;
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
ax = [];
if isscalar(args{1}) && isgraphics(args{1}), ax = args{1}; args(1) = []; end
if isempty(ax), ax = gca; end
b = args{1};
if ~iscell(b), b = bwboundaries(b); end
o = struct('Color', 'r', 'LineStyle', '-', 'LineWidth', 2, 'EnhanceVisibility', true);
for k = 2:2:numel(args) - 1, o.(validatestring(args{k}, fieldnames(o), 'visboundaries')) = args{k + 1}; end
x = [];
y = [];
for k = 1:numel(b)
    x = [x; b{k}(:, 2); NaN];
    y = [y; b{k}(:, 1); NaN];
end
held = ishold(ax);
hold(ax, 'on');
h = [];
if o.EnhanceVisibility, h = plot(ax, x, y, 'Color', 'w', 'LineStyle', o.LineStyle, 'LineWidth', o.LineWidth + 1); end
h = [h; plot(ax, x, y, 'Color', o.Color, 'LineStyle', o.LineStyle, 'LineWidth', o.LineWidth)];
if ~held, hold(ax, 'off'); end
if nargout == 0, clear h, end
end
