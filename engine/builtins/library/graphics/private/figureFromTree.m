% SPDX-License-Identifier: Apache-2.0
function f = figureFromTree(s, hidden)
% A figure from what figureTree tells of one.
f = figure;
if hidden, s.properties.Visible = 'off'; end
if isfield(s.properties, 'PaperUnits'), set(f, 'PaperUnits', s.properties.PaperUnits); end % before the sizes in them
setKnown(f, rmfieldIf(s.properties, {'Units', 'OuterPosition', 'InnerPosition'}));
for k = 1:numel(s.children)
    c = s.children(k);
    if strcmp(c.type, 'axes'), axesFromTree(c); end
end
end

function axesFromTree(s)
p = s.properties;
ax = axes;
hold(ax, 'on');
for k = 1:numel(s.children), childFromTree(ax, s.children(k)); end
hold(ax, 'off');
own = fieldnames(p);
own = own(startsWith(own, 'Own'));
if ~isfield(p, 'OwnLegend'), p = rmfieldIf(p, {'Legend'}); end
setKnown(ax, rmfieldIf(p, [own.', {'OuterPosition', 'InnerPosition', 'XTickMode', 'YTickMode', 'XTickLabelMode', 'YTickLabelMode'}]));
for k = 1:numel(own)
    name = own{k}(4:end);
    if strcmp(name, 'Legend'), part = legend(ax); elseif strcmp(name, 'Colorbar'), part = colorbar(ax); else, part = get(ax, name); end
    setKnown(part, p.(own{k}));
end
end

function childFromTree(ax, s)
p = s.properties;
made = [];
switch s.type
    case {'line', 'graph2d.lineseries'}, made = line(ax, value(p, 'XData', []), value(p, 'YData', []));
    case {'stair', 'specgraph.stairseries'}, made = stairs(ax, value(p, 'XData', []), value(p, 'YData', []));
    case {'stem', 'specgraph.stemseries'}, made = stem(ax, value(p, 'XData', []), value(p, 'YData', []));
    case {'scatter', 'specgraph.scattergroup'}, made = scatter(ax, value(p, 'XData', []), value(p, 'YData', []));
    case {'bar', 'specgraph.barseries'}
        if strcmp(value(p, 'Horizontal', 'off'), 'on'), made = barh(ax, value(p, 'XData', 1), value(p, 'YData', 1)); else, made = bar(ax, value(p, 'XData', 1), value(p, 'YData', 1)); end
    case {'area', 'specgraph.areaseries'}, made = area(ax, value(p, 'XData', 1), value(p, 'YData', 1));
    case {'errorbar', 'specgraph.errorbarseries'}, made = errorbar(ax, p.XData, p.YData, zeros(size(p.YData)));
    case 'histogram', made = bar(ax, (p.BinEdges(1:end-1) + p.BinEdges(2:end))/2, p.Values, 1); p = rmfieldIf(p, {'Values', 'BinEdges', 'NumBins', 'BinWidth', 'BinLimits'});
    case 'boxchart', made = boxchart(ax, p.XData, p.YData);
    case 'text', made = text(ax, 0, 0, '');
    case 'image', made = image(ax, p.CData);
    case {'surface', 'graph3d.surfaceplot'}, made = surface(ax, 'ZData', p.ZData);
    case 'patch'
        if isfield(p, 'Faces'), made = patch(ax, 'Faces', p.Faces, 'Vertices', p.Vertices); p = rmfieldIf(p, {'XData', 'YData', 'ZData'}); else, made = patch(ax, p.XData, p.YData, [0 0 0]); end
    case 'constantline'
        if strcmp(p.InterceptAxis, 'x'), made = xline(ax, p.Value); else, made = yline(ax, p.Value); end
    case {'contour', 'specgraph.contourgroup'}
        if strcmp(value(p, 'Fill', 'off'), 'on'), [~, made] = contourf(ax, p.XData, p.YData, p.ZData); else, [~, made] = contour(ax, p.XData, p.YData, p.ZData); end
    case 'rectangle', made = rectangle(ax);
    case {'quiver', 'specgraph.quivergroup'}
        if isfield(p, 'WData') && ~isempty(p.WData), made = quiver3(ax, p.XData, p.YData, p.ZData, p.UData, p.VData, p.WData); else, made = quiver(ax, p.XData, p.YData, p.UData, p.VData); end
    case 'light', made = light('Parent', ax);
end
if ~isempty(made), setKnown(made, p); end
end

function v = value(p, name, usual)
if isfield(p, name), v = p.(name); else, v = usual; end
end

function p = rmfieldIf(p, names)
p = rmfield(p, intersect(fieldnames(p), names));
end

function setKnown(h, p)
% What is only read, and names of other programs, are passed over.
names = fieldnames(p);
for k = 1:numel(names)
    try
        if isequaln(get(h, names{k}), p.(names{k})), continue, end
        set(h, names{k}, p.(names{k}));
    catch
    end
end
end
