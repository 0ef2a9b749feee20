% SPDX-License-Identifier: Apache-2.0
function made = drawGraph(ax, g, o)
% Draws the edges, arrowheads, nodes and labels of a graph into axes; a cell with the objects.
P = [o.XData(:) o.YData(:)];
% Nodes and edges that are colored by numbers share the color limits.
data = [];
if strcmpi(o.NodeColor, 'flat'), data = o.NodeCData(:); end
if strcmpi(o.EdgeColor, 'flat'), data = [data; o.EdgeCData(:)]; end
if ~isempty(data), clim(ax, [min(data), max(data) + (min(data) == max(data))]); end
% The nodes come first: the limits that they give decide how heads and bows look on the screen.
nodes = drawNodes(ax, P, o);
room = roomAround(ax, P);
axis(ax, 'padded');
[scale, origin] = screenOf(ax);
for pass = 1:3
    made = drawParts(ax, g, P, o, scale, origin);
    % Loops and bows may have moved the limits.
    before = scale;
    [scale, origin] = screenOf(ax);
    if pass == 3 || max(abs(scale./before - 1)) < 0.005, break, end
    for k = 1:numel(made), delete(made{k}); end
end
uistack(nodes, 'top');
made = [made, {nodes}, room];
end

function room = roomAround(ax, P)
% Nodes in a line get room beside it, by what is not seen: limits as narrow as the heads would stretch these.
reach = max(P, [], 1) - min(P, [], 1);
room = {};
if isempty(P) || min(reach) > 0.01*max(reach), return, end
half = max([reach, 1])/2;
middle = (max(P, [], 1) + min(P, [], 1))/2;
X = [middle - half*(reach <= 0.01*max(reach)); middle + half*(reach <= 0.01*max(reach))];
room = {plot(ax, X(:, 1), X(:, 2), 'LineStyle', 'none', 'Marker', 'none', 'HandleVisibility', 'off')};
end

function made = drawParts(ax, g, P, o, scale, origin)
% The edges, their heads and all labels.
m = size(g.ends, 1);
curves = graphCurves((P - origin).*scale, g);
colors = colorsOf(ax, o.EdgeColor, o.EdgeCData, m);
widths = ones(m, 1).*o.LineWidth(:);
styles = cellstr(o.LineStyle);
if isscalar(styles), styles = repmat(styles, m, 1); end
made = {};
if m > 0
    % An object for the edges that look alike.
    [~, ~, style] = unique(styles(:));
    [~, first, kind] = unique([colors widths style], 'rows', 'stable');
    for k = 1:numel(first)
        ways = cell(2, nnz(kind == k));
        ways(2, :) = {[NaN NaN]};
        ways(1, :) = arrayfun(@(e) inData(curves{e}, P(g.ends(e, :), :), scale, origin), find(kind == k).', 'UniformOutput', false);
        X = vertcat(ways{:});
        made{end+1} = plot(ax, X(:, 1), X(:, 2), 'LineStyle', styles{first(k)}, 'Color', [colors(first(k), :) o.EdgeAlpha], ...
            'LineWidth', widths(first(k)), 'Marker', 'none'); %#ok
    end
end
if g.directed && m > 0 && strcmpi(o.ShowArrows, 'on')
    made{end+1} = drawHeads(ax, curves, colors, scale, origin, o);
end
made = [made, drawLabels(ax, P, curves, scale, origin, o)];
end

function c = inData(c, ends, scale, origin)
% A way on the screen in the numbers of the axes; a straight one ends at its nodes without a rounding.
if size(c, 1) == 2, c = ends; else, c = c./scale + origin; end
end

function h = drawNodes(ax, P, o)
% One line where all look alike, else points.
kinds = cellstr(o.Marker);
if iscell(o.Marker) && numel(unique(kinds)) > 1, kinds = kinds(1); end
plain = isscalar(o.MarkerSize) && ~strcmpi(o.NodeColor, 'flat') && (ischar(o.NodeColor) || isstring(o.NodeColor) || size(o.NodeColor, 1) == 1);
if plain
    h = plot(ax, P(:, 1), P(:, 2), 'LineStyle', 'none', 'Marker', kinds{1}, 'MarkerSize', o.MarkerSize, 'MarkerFaceColor', o.NodeColor, ...
        'MarkerEdgeColor', o.NodeColor);
else
    h = scatter(ax, P(:, 1), P(:, 2), o.MarkerSize(:).^2.*ones(size(P, 1), 1), colorsOf(ax, o.NodeColor, o.NodeCData, size(P, 1)), kinds{1}, 'filled');
end
end

function colors = colorsOf(ax, color, data, count)
% A row of a color for each: of its own, or of its number in the color map of the axes.
if strcmpi(color, 'flat')
    map = colormap(ax);
    limits = clim(ax);
    share = min(max((data(:) - limits(1))/diff(limits), 0), 1);
    if numel(share) ~= count, error('MATLAB:graphfun:plot:DataSize', 'Color data must have an element for each node or edge.'); end
    color = map(1 + round(share*(size(map, 1) - 1)), :);
elseif ~isnumeric(color)
    color = validatecolor(color);
end
colors = repmat(color, count/size(color, 1), 1);
end

function [scale, origin] = screenOf(ax)
% Points of the screen for a unit across and up, and what stands in the corner.
x = xlim(ax);
y = ylim(ax);
origin = [x(1) y(1)];
f = ancestor(ax, 'figure');
size_ = [560 420];
if ~isempty(f) && strcmpi(f.Units, 'pixels'), size_ = double(f.Position(3:4)); end
place = double(ax.Position);
if strcmpi(ax.Units, 'normalized'), size_ = size_.*place(3:4); else, size_ = size_.*[0.775 0.815]; end
scale = size_*0.75./[diff(x) diff(y)];
if strcmp(ax.DataAspectRatioMode, 'manual'), scale = min(scale)*[1 1]; end
end

function h = drawHeads(ax, curves, colors, scale, origin, o)
% A triangle on each edge, as long as ArrowSize says in points.
m = numel(curves);
X = zeros(3, m);
Y = zeros(3, m);
for e = 1:m
    [at, d] = alongCurve(curves{e}, o.ArrowPosition);
    long = o.ArrowSize/2*d;
    wide = 0.45*o.ArrowSize*[-d(2) d(1)];
    T = [at + long; at - long + wide; at - long - wide]./scale + origin;
    X(:, e) = T(:, 1);
    Y(:, e) = T(:, 2);
end
h = patch('Parent', ax, 'Vertices', [X(:) Y(:)], 'Faces', reshape(1:3*m, 3, m)', 'FaceVertexCData', colors, 'FaceColor', 'flat', ...
    'EdgeColor', 'none', 'FaceAlpha', max(o.EdgeAlpha, 0.75));
end

function [at, d] = alongCurve(c, share)
% A place on a curve and its direction there.
if size(c, 1) == 2
    d = c(2, :) - c(1, :);
    at = c(1, :) + share*d;
    d = d/max(sqrt(d(1)^2 + d(2)^2), realmin);
    return
end
step = sqrt(sum(diff(c).^2, 2));
way = [0; cumsum(step)];
k = find(way(2:end) >= share*way(end), 1);
d = (c(k + 1, :) - c(k, :))/max(step(k), realmin);
at = c(k, :) + (share*way(end) - way(k))*d;
end

function made = drawLabels(ax, P, curves, scale, origin, o)
% Names beside the nodes, and labels beside the middle of the edges, above those that are flat.
made = {};
if numel(o.NodeLabel) == size(P, 1)
    shift = (max(o.MarkerSize)/2 + 1)./scale;
    for k = find(~cellfun('isempty', o.NodeLabel))
        made{end+1} = text(ax, P(k, 1) + shift(1), P(k, 2) + shift(2)/2, o.NodeLabel{k}, 'VerticalAlignment', 'bottom', 'FontSize', o.NodeFontSize, ...
            'FontWeight', o.NodeFontWeight, 'Color', o.NodeLabelColor, 'Interpreter', o.Interpreter); %#ok
    end
end
if numel(o.EdgeLabel) ~= numel(curves), return, end
for e = find(~cellfun('isempty', o.EdgeLabel))
    [at, d] = alongCurve(curves{e}, 0.5);
    side = [-d(2) d(1)];
    if side(2) < 0 || (side(2) == 0 && side(1) < 0), side = -side; end
    at = (at + 0.9*o.EdgeFontSize*side)./scale + origin;
    made{end+1} = text(ax, at(1), at(2), o.EdgeLabel{e}, 'HorizontalAlignment', 'center', 'VerticalAlignment', 'middle', ...
        'FontSize', o.EdgeFontSize, 'Color', o.EdgeLabelColor, 'Interpreter', o.Interpreter); %#ok
end
end
