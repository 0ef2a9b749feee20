% SPDX-License-Identifier: Apache-2.0
function p = plotGraph(varargin)
% Draws a graph: plot(G), plot(ax, G), with a style of lines and options Layout ('auto', 'circle', 'force', 'layered'), XData, YData,
% NodeLabel, EdgeLabel, NodeColor, EdgeColor (a color, one for each, or 'flat' for NodeCData and EdgeCData), LineWidth, LineStyle,
% EdgeAlpha, Marker, MarkerSize, ShowArrows, ArrowSize, ArrowPosition, NodeFontSize, NodeFontWeight, NodeLabelColor, EdgeFontSize,
% EdgeLabelColor, Interpreter. Edges between the same two nodes are bowed apart. The plot has the options as properties, and takes
% highlight, labelnode, labeledge and layout.
args = varargin;
at = find(cellfun(@(a) isa(a, 'graph') || isa(a, 'digraph'), args), 1);
if at > 1, ax = newplot(args{1}); else, ax = newplot(gca); end
G = args{at};
g = objectState(G);
args(1:at) = [];
blue = [0 0.447 0.741];
o = struct('Layout', 'auto', 'XData', [], 'YData', [], 'NodeLabel', 0, 'EdgeLabel', {{}}, 'NodeColor', blue, 'EdgeColor', blue, ...
    'NodeCData', [], 'EdgeCData', [], 'LineWidth', 0.5, 'LineStyle', '-', 'EdgeAlpha', 0.5, 'Marker', 'o', 'MarkerSize', 4, ...
    'ShowArrows', 'on', 'ArrowSize', 7, 'ArrowPosition', 0.5, 'NodeFontSize', 8, 'NodeFontWeight', 'normal', 'NodeLabelColor', [0 0 0], ...
    'EdgeFontSize', 8, 'EdgeLabelColor', [0 0 0], 'Interpreter', 'tex');
if g.count > 100, o.MarkerSize = 2; o.ArrowSize = 4; end
if mod(numel(args), 2) == 1
    [style, color, marker] = colstyle(char(args{1}));
    if ~isempty(style), o.LineStyle = style; end
    if ~isempty(color), o.EdgeColor = color; o.NodeColor = color; end
    if ~isempty(marker), o.Marker = marker; end
    args(1) = [];
end
for k = 1:2:numel(args)
    name = validatestring(args{k}, fieldnames(o), 'plot');
    o.(name) = args{k + 1};
    o = flatBy(o, name);
end
if isempty(o.XData)
    P = placesOf(g, o.Layout);
else
    P = [o.XData(:) o.YData(:)];
    if size(P, 1) ~= g.count
        error('MATLAB:graphfun:plot:DataSize', 'XData and YData must have an element for each node.');
    end
end
o = rmfield(o, 'Layout');
o.XData = P(:, 1)';
o.YData = P(:, 2)';
o.NodeLabel = nodeTexts(g, o.NodeLabel);
o.EdgeLabel = edgeTexts(o.EdgeLabel);
h = makeObject('matlab.graphics.chart.primitive.GraphPlot', o, {G, ax, {}}, struct('highlight', @highlightPlot, ...
    'labelnode', @labelNodes, 'labeledge', @labelEdges, 'layout', @layoutPlot, 'set', @setPlot), true);
held = ishold(ax);
redraw(h, o);
if ~held, set(ax, 'XTick', [], 'YTick', [], 'Box', 'on'); end
if nargout > 0, p = h; end
end

function P = placesOf(g, how)
how = validatestring(how, {'auto', 'circle', 'force', 'layered', 'subspace'}, 'plot', 'Layout');
if strcmp(how, 'subspace'), how = 'force'; end
P = graphLayout(g, how);
% What is all but a line is one: limits that fit its width would make heads and bows as thin.
reach = max(P, [], 1) - min(P, [], 1);
thin = reach < 0.01*max(reach);
P(:, thin) = 0;
end

function redraw(h, o)
% Draws all parts anew with other properties.
s = objectState(h);
ax = s{2};
if ~isgraphics(ax), error('MATLAB:class:InvalidHandle', 'Invalid or deleted object.'); end
for k = 1:numel(s{3})
    if isgraphics(s{3}{k}), delete(s{3}{k}); end
end
held = ishold(ax);
hold(ax, 'on');
made = drawGraph(ax, objectState(s{1}), o);
if ~held, hold(ax, 'off'); end
alterObject(h, o, {s{1}, ax, made});
end

function o = propertiesOf(p)
o = struct();
for name = fieldnames(get(p))', o.(name{1}) = p.(name{1}); end
end

function labels = nodeTexts(g, labels)
if isequal(labels, 0)
    labels = {};
    if isfield(g.nodes, 'Name'), labels = g.nodes.Name; elseif g.count <= 100, labels = compose('%d', (1:g.count)'); end
elseif isnumeric(labels)
    labels = compose('%g', labels(:));
end
labels = reshape(cellstr(labels), 1, []);
end

function labels = edgeTexts(labels)
if isnumeric(labels), labels = compose('%g', labels(:)); end
labels = reshape(cellstr(labels), 1, []);
end

function p = setPlot(p, name, value)
o = propertiesOf(p);
if ~isfield(o, name)
    error('MATLAB:noPublicFieldForClass', 'Unrecognized property ''%s'' for class ''GraphPlot''.', name);
end
s = objectState(p);
if strcmp(name, 'NodeLabel'), value = nodeTexts(objectState(s{1}), value); end
if strcmp(name, 'EdgeLabel'), value = edgeTexts(value); end
if any(strcmp(name, {'XData', 'YData'}))
    value = reshape(double(value), 1, []);
    if numel(value) ~= numel(o.XData), error('MATLAB:graphfun:plot:DataSize', 'XData and YData must have an element for each node.'); end
end
o.(name) = value;
redraw(p, flatBy(o, name));
end

function o = flatBy(o, name)
% Numbers for colors are what colors come from.
switch name
    case 'NodeCData', o.NodeColor = 'flat';
    case 'EdgeCData', o.EdgeColor = 'flat';
end
end

function layoutPlot(p, how, varargin)
s = objectState(p);
if nargin < 2, how = 'auto'; end
P = placesOf(objectState(s{1}), how);
o = propertiesOf(p);
o.XData = P(:, 1)';
o.YData = P(:, 2)';
redraw(p, o);
end

function labelNodes(p, nodes, labels)
s = objectState(p);
g = objectState(s{1});
o = propertiesOf(p);
if numel(o.NodeLabel) ~= g.count, o.NodeLabel = repmat({''}, 1, g.count); end
labels = nodeTexts(g, labels);
v = nodeNumbers(g, nodes);
o.NodeLabel(v) = labels(min(1:numel(v), numel(labels)));
redraw(p, o);
end

function labelEdges(p, varargin)
% labeledge(p, s, t, labels) or (p, edges, labels).
s = objectState(p);
g = objectState(s{1});
o = propertiesOf(p);
m = size(g.ends, 1);
if numel(o.EdgeLabel) ~= m, o.EdgeLabel = repmat({''}, 1, m); end
labels = edgeTexts(varargin{end});
e = varargin{1}(:);
if nargin > 3, e = edgesBetween(g, nodeNumbers(g, varargin{1}), nodeNumbers(g, varargin{2})); end
o.EdgeLabel(e) = labels(min(1:numel(e), numel(labels)));
redraw(p, o);
end

function e = edgesBetween(g, s, t)
% The numbers of the edges from nodes to nodes.
ends = [s(:) t(:)];
own = g.ends;
if ~g.directed
    ends = sort(ends, 2);
    own = sort(own, 2);
end
e = find(ismember(own, ends, 'rows'));
end

function highlightPlot(p, varargin)
% highlight(p, nodes), (p, s, t), (p, H) of a graph of the same nodes, (p, 'Edges', e); options NodeColor, EdgeColor, LineWidth,
% LineStyle, MarkerSize, Marker. Without options nodes and edges grow.
s = objectState(p);
g = objectState(s{1});
names = {'NodeColor', 'EdgeColor', 'LineWidth', 'LineStyle', 'MarkerSize', 'Marker', 'Edges'};
first = find(cellfun(@(a) (ischar(a) || (isstring(a) && isscalar(a))) && any(strcmpi(a, names)), varargin), 1);
if isempty(first), first = numel(varargin) + 1; end
what = varargin(1:first - 1);
given = struct();
for k = first:2:numel(varargin) - 1, given.(validatestring(varargin{k}, names, 'highlight')) = varargin{k + 1}; end
e = zeros(0, 1);
v = zeros(0, 1);
if isempty(what)
    e = given.Edges(:);
elseif isa(what{1}, 'graph') || isa(what{1}, 'digraph')
    h = objectState(what{1});
    e = edgesBetween(g, h.ends(:, 1), h.ends(:, 2));
    v = unique(h.ends(:));
elseif numel(what) > 1
    e = edgesBetween(g, nodeNumbers(g, what{1}), nodeNumbers(g, what{2}));
else
    v = nodeNumbers(g, what{1});
    e = edgesBetween(g, v(1:end - 1), v(2:end));
end
if isfield(given, 'Edges'), given = rmfield(given, 'Edges'); end
o = propertiesOf(p);
n = g.count;
m = size(g.ends, 1);
if isempty(fieldnames(given))
    given = struct('LineWidth', 4*max(o.LineWidth), 'MarkerSize', 2*max(o.MarkerSize));
    if ~isempty(what) && numel(what) == 1 && ~isa(what{1}, 'graph') && ~isa(what{1}, 'digraph'), given = rmfield(given, 'LineWidth'); end
end
for name = fieldnames(given)'
    if any(strcmp(name{1}, {'NodeColor', 'MarkerSize', 'Marker'})), at = v; count = n; else, at = e; count = m; end
    if isempty(at), continue, end
    o.(name{1}) = withValue(o.(name{1}), given.(name{1}), at, count);
end
redraw(p, o);
end

function all = withValue(all, one, at, count)
% A value for each of COUNT, that of some of them changed: colors in rows, styles in a cell, sizes in a vector.
if ischar(one) || isstring(one)
    try
        one = validatecolor(one);
    catch
        if ~iscell(all), all = repmat({char(all)}, 1, count); end
        all(at) = {char(one)};
        return
    end
end
if size(one, 2) == 3
    if ischar(all) && strcmp(all, 'flat'), error('MATLAB:graphfun:highlight:Flat', 'Colors by data cannot be highlighted.'); end
    if ~isnumeric(all), all = validatecolor(all); end
    if size(all, 1) == 1, all = repmat(all, count, 1); end
    all(at, :) = repmat(one, numel(at), 1);
else
    if isscalar(all), all = repmat(all, 1, count); end
    all(at) = one;
end
end
