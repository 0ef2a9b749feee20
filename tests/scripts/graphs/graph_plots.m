% What the plot of a graph shows.
G = digraph([1 4 1 2 2 3], [4 1 2 3 2 4]);
p = plot(G, 'XData', [0 1 2 4], 'YData', [0 1 1 0], 'EdgeLabel', 1:6, 'NodeFontSize', 12, 'EdgeAlpha', 0.3);
disp(class(p)), disp(p.XData), disp(p.EdgeLabel), disp(p.NodeFontSize), disp(p.ArrowSize)
% Heads point along their edge on the screen: the middle of the base lies behind the tip.
h = findobj(gca, 'Type', 'patch'); V = h.Vertices; disp(size(h.Faces))
f = gcf; ax = gca; toScreen = double(f.Position(3:4)).*double(ax.Position(3:4))./[diff(xlim) diff(ylim)];
e = find(G.Edges.EndNodes(:, 1) == 3);
T = V(h.Faces(e, :), :).*toScreen; d = T(1, :) - mean(T(2:3, :)); w = ([4 0] - [2 1]).*toScreen;
disp(abs(d(1)*w(2) - d(2)*w(1)) < 0.02*norm(d)*norm(w)), disp(d*w' > 0), disp(abs(norm(d)*0.75 - 7) < 0.1), disp(abs(d*(T(2, :) - T(3, :))') < 0.02*norm(d)*norm(T(2, :) - T(3, :)))
% Edges there and back bend to different sides.
l = findobj(gca, 'Type', 'line'); y = []; for k = 1:numel(l), y = [y l(k).YData]; end
disp(min(y) < -0.01), disp(max(y(y < 0.5)) > 0.01)
t = findobj(gca, 'Type', 'text'); disp(numel(t)), disp(l(end).Color)
% Changes of the plot are drawn.
p.NodeLabel = {'a', 'b', 'c', 'd'}; p.EdgeColor = 'r'; t = findobj(gca, 'String', 'c'); disp(t.FontSize), disp(numel(findobj(gca, 'Type', 'patch')))
p.ShowArrows = 'off'; disp(numel(findobj(gca, 'Type', 'patch')))
labelnode(p, [1 2], {'x', 'y'}), disp(p.NodeLabel), labeledge(p, 1, 4, 'far'), disp(p.EdgeLabel{2})
layout(p, 'circle'), disp(round(p.XData, 4))
try, p.XData = 1:2; catch e, disp(e.identifier), end
try, plot(G, 'NoSuch', 1), catch e, disp(e.identifier), end
close all
% Parts that stand out.
G = graph([1 1 2 3 3 4 5], [2 3 4 4 5 6 6], [1 2 3 4 5 6 7], {'A', 'B', 'C', 'D', 'E', 'F'});
p = plot(G, 'EdgeLabel', G.Edges.Weight, 'LineWidth', 2); disp(p.EdgeLabel)
highlight(p, shortestpath(G, 'A', 'F'), 'EdgeColor', 'r', 'NodeColor', [0 1 0])
disp(p.NodeColor(:, 2)'), disp(p.EdgeColor(:, 1)')
highlight(p, {'A'}), disp(p.MarkerSize), highlight(p, 'C', 'E', 'LineWidth', 5), disp(p.LineWidth)
highlight(p, 'Edges', 1, 'LineStyle', '--'), disp(p.LineStyle)
close all
p = plot(graph([1 2 3], [2 3 1])); p.NodeCData = [1 2 3]; disp(p.NodeColor), p.EdgeCData = [5 6 9]; disp(clim), disp(p.EdgeColor)
plot(digraph([1 2], [2 1])), close all
p = plot(graph([1 2], [2 3]), '--r'); disp(p.LineStyle), disp(p.EdgeColor), close all
% Nodes in a line have room beside it; nothing at all is drawn of a graph without nodes.
p = plot(digraph([1 2 2], [2 3 1])); disp(diff(xlim) > 1), close all
p = plot(digraph([1 2], [2 3])); disp(xlim), disp(p.YData), close all
p = plot(digraph([])); disp(isempty(p.XData)), close all
ax = axes; title('old'), p = plot(ax, graph([1 2], [2 3])); disp(ax.XTick), disp(isempty(ax.Title.String)), close all
