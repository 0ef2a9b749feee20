% Layouts in tiles of layouts.
t = tiledlayout(2, 2); title(t, 'all')
a = nexttile(t);
u = tiledlayout(t, 2, 1); title(u, 'inner'), xlabel(u, 'x'), ylabel(u, 'y')
disp(class(u)), disp(u.GridSize), disp(u.Title.String), disp(u.Layout.Tile), disp(t.Title.String)
b = nexttile(u); c = nexttile(u);
disp(b.Layout.Tile), disp(c.Layout.Tile), disp(a.Layout.Tile)
disp(b.Position(3) < a.Position(3)*1.2 && b.Position(4) < a.Position(4))
u.Layout.Tile = 3; u.Layout.TileSpan = [1 2]; disp(u.Layout.Tile), disp(u.Layout.TileSpan)
drawnow
disp(b.OuterPosition(2) < 0.5), disp(b.OuterPosition(3) > 0.9)
d = nexttile(t); disp(d.Layout.Tile)
try, nexttile(t), catch e, disp(e.identifier), end
try, nexttile(u), catch e, disp(e.identifier), end
try, u.Layout.Tile = 9; catch e, disp(e.message), end
% Three deep, and flowing.
f = tiledlayout('flow', 'TileSpacing', 'compact'); nexttile(f); nexttile(f);
g = tiledlayout(f, 1, 2); g.TileSpacing = 'none'; nexttile(g); k = tiledlayout(g, 2, 1); p = nexttile(k); nexttile(k);
disp(f.GridSize), disp(k.Layout.Tile), disp(p.Layout.Tile), disp(numel(findobj(gcf, 'Type', 'axes'))), disp(g == g), disp(g == k)
nexttile(f), drawnow
% Axes in figures and layouts that are told.
t = tiledlayout(1, 2); a = axes(t); b = axes('Parent', t, 'FontSize', 13); disp(a.Layout.Tile), disp(b.Layout.Tile), disp(b.FontSize)
f = figure; g = figure; c = axes(f); disp(isequal(c.Parent, f)), hold(c, 'on'), figure(g), axes; disp([ishold(c), ishold])
try, axes(3), catch e, disp(e.message), end
