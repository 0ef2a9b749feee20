% SPDX-License-Identifier: Apache-2.0
function p = plotGraph(varargin)
% Draws a graph: plot(G), plot(ax, G), with a style of lines and options Layout ('auto', 'circle', 'force', 'layered'), XData, YData,
% NodeLabel, EdgeLabel, NodeColor, EdgeColor, LineWidth, LineStyle, Marker, MarkerSize.
args = varargin;
at = find(cellfun(@(a) isa(a, 'graph') || isa(a, 'digraph'), args), 1);
if at > 1, ax = args{1}; else, ax = gca(); end
G = args{at};
g = objectState(G);
args(1:at) = [];
blue = [0 0.447 0.741];
o = struct('Layout', 'auto', 'XData', [], 'YData', [], 'NodeLabel', 0, 'EdgeLabel', {{}}, 'NodeColor', blue, 'EdgeColor', blue, ...
    'LineWidth', 0.5, 'LineStyle', '-', 'Marker', 'o', 'MarkerSize', 4, 'ArrowSize', 7);
if mod(numel(args), 2) == 1
    o.LineStyle = args{1};
    args(1) = [];
end
for k = 1:2:numel(args)
    o.(validatestring(args{k}, fieldnames(o), 'plot')) = args{k + 1};
end
how = validatestring(o.Layout, {'auto', 'circle', 'force', 'layered', 'subspace'}, 'plot', 'Layout');
if strcmp(how, 'subspace'), how = 'force'; end
if isempty(o.XData)
    P = graphLayout(g, how);
else
    P = [o.XData(:) o.YData(:)];
    if size(P, 1) ~= g.count
        error('MATLAB:graphfun:plot:DataSize', 'XData and YData must have an element for each node.');
    end
end
held = ishold(ax);
[s, t] = deal(g.ends(:, 1), g.ends(:, 2));
X = [P(s, 1) P(t, 1) NaN(numel(s), 1)]';
Y = [P(s, 2) P(t, 2) NaN(numel(s), 1)]';
lines = plot(ax, X(:), Y(:), 'LineStyle', o.LineStyle, 'Color', o.EdgeColor, 'LineWidth', o.LineWidth);
hold(ax, 'on');
heads = [];
if g.directed && ~isempty(s)
    % A triangle in the middle of each edge.
    span = max([max(P, [], 1) - min(P, [], 1), 1e-3]);
    d = P(t, :) - P(s, :);
    long = max(hypot(d(:, 1), d(:, 2)), 1e-9);
    d = d./long*span*o.ArrowSize/350;
    m = 0.45*P(s, :) + 0.55*P(t, :);
    HX = [m(:, 1) + d(:, 1), m(:, 1) - d(:, 1) - d(:, 2), m(:, 1) - d(:, 1) + d(:, 2)]';
    HY = [m(:, 2) + d(:, 2), m(:, 2) - d(:, 2) + d(:, 1), m(:, 2) - d(:, 2) - d(:, 1)]';
    heads = patch(ax, HX, HY, o.EdgeColor, 'EdgeColor', 'none');
end
nodes = plot(ax, P(:, 1), P(:, 2), 'LineStyle', 'none', 'Marker', o.Marker, 'MarkerSize', o.MarkerSize, 'MarkerFaceColor', o.NodeColor, ...
    'MarkerEdgeColor', o.NodeColor);
labels = o.NodeLabel;
if isequal(labels, 0)
    labels = {};
    if isfield(g.nodes, 'Name'), labels = g.nodes.Name; elseif g.count <= 100, labels = compose('%d', (1:g.count)'); end
elseif isnumeric(labels)
    labels = compose('%g', labels(:));
end
labels = cellstr(labels);
if numel(labels) == g.count
    shift = 0.02*max([max(P(:, 1)) - min(P(:, 1)), 1e-3]);
    for k = 1:g.count, text(ax, P(k, 1) + shift, P(k, 2), labels{k}, 'VerticalAlignment', 'bottom', 'FontSize', 8); end
end
edgeLabels = o.EdgeLabel;
if isnumeric(edgeLabels), edgeLabels = compose('%g', edgeLabels(:)); end
edgeLabels = cellstr(edgeLabels);
if numel(edgeLabels) == numel(s)
    for k = 1:numel(s), text(ax, mean(P([s(k) t(k)], 1)), mean(P([s(k) t(k)], 2)), edgeLabels{k}, 'FontSize', 8); end
end
axis(ax, 'padded');
set(ax, 'XTick', [], 'YTick', []);
if ~held, hold(ax, 'off'); end
if nargout == 0, return, end
shown = struct('XData', P(:, 1)', 'YData', P(:, 2)', 'NodeLabel', {reshape(labels, 1, [])}, 'NodeColor', o.NodeColor, 'EdgeColor', o.EdgeColor, ...
    'MarkerSize', o.MarkerSize, 'LineWidth', o.LineWidth);
p = makeObject('matlab.graphics.chart.primitive.GraphPlot', shown, struct('graph', G, 'axes', ax, 'lines', lines, 'heads', heads, 'nodes', nodes), ...
    struct('highlight', @highlightPlot, 'set', @setPlot));
end

function p = setPlot(p, name, value)
s = objectState(p);
shown = struct();
for f = {'XData', 'YData', 'NodeLabel', 'NodeColor', 'EdgeColor', 'MarkerSize', 'LineWidth'}, shown.(f{1}) = p.(f{1}); end
if ~isfield(shown, name)
    error('MATLAB:noPublicFieldForClass', 'Unrecognized property ''%s'' for class ''GraphPlot''.', name);
end
shown.(name) = value;
switch name
    case 'NodeColor', set(s.nodes, 'MarkerFaceColor', value, 'MarkerEdgeColor', value);
    case 'EdgeColor', set(s.lines, 'Color', value);
    case 'MarkerSize', set(s.nodes, 'MarkerSize', value);
    case 'LineWidth', set(s.lines, 'LineWidth', value);
end
p = changedObject(p, shown, s);
end

function highlightPlot(p, varargin)
% highlight(p, nodes), (p, s, t), (p, H) of a graph of the same nodes; options NodeColor, EdgeColor, LineWidth, MarkerSize.
s = objectState(p);
g = objectState(s.graph);
first = find(cellfun(@(a) (ischar(a) || isstring(a)) && any(strcmpi(a, {'NodeColor', 'EdgeColor', 'LineWidth', 'MarkerSize'})), varargin), 1);
if isempty(first), first = numel(varargin) + 1; end
what = varargin(1:first - 1);
o = struct('NodeColor', p.NodeColor, 'EdgeColor', p.EdgeColor, 'LineWidth', 4*p.LineWidth, 'MarkerSize', 2*p.MarkerSize);
for k = first:2:numel(varargin) - 1, o.(validatestring(varargin{k}, fieldnames(o), 'highlight')) = varargin{k + 1}; end
ends = zeros(0, 2);
v = zeros(0, 1);
if isa(what{1}, 'graph') || isa(what{1}, 'digraph')
    h = objectState(what{1});
    ends = h.ends;
    v = unique(ends(:));
elseif numel(what) > 1
    ends = [nodeNumbers(g, what{1}) nodeNumbers(g, what{2})];
else
    v = nodeNumbers(g, what{1});
    path = sort([v(1:end - 1) v(2:end)], 2);
    there = ismember(path, sort(g.ends, 2), 'rows');
    ends = path(there, :);
end
held = ishold(s.axes);
hold(s.axes, 'on');
X = [p.XData(ends) NaN(size(ends, 1), 1)]';
Y = [p.YData(ends) NaN(size(ends, 1), 1)]';
if size(ends, 1) == 1, X = [p.XData(ends(1, :)) NaN]; Y = [p.YData(ends(1, :)) NaN]; end
if ~isempty(ends), plot(s.axes, X(:), Y(:), '-', 'Color', o.EdgeColor, 'LineWidth', o.LineWidth); end
if ~isempty(v)
    plot(s.axes, p.XData(v), p.YData(v), 'o', 'MarkerSize', o.MarkerSize, 'MarkerFaceColor', o.NodeColor, 'MarkerEdgeColor', o.NodeColor);
end
if ~held, hold(s.axes, 'off'); end
end
