a = subplot(2, 2, 1); b = subplot(2, 2, [3 4]); c = subplot(222); disp(numel(get(gcf, 'Children')))
subplot(a), disp(gca == a), d = subplot('Position', [0.1 0.2 0.3 0.4]); disp(get(d, 'Position'))
e = subplot(2, 2, 1, 'replace'); disp(isgraphics(e)), e2 = axes('Position', [0.5 0.5 0.2 0.2]); disp(e2.Position)
clf, t = tiledlayout(2, 3); title(t, 'all'), disp(t.GridSize), disp(t.Title.String)
p = nexttile; q = nexttile([1 2]); r = nexttile(4); disp(nexttile(1) == p)
s = nexttile; u = nexttile; disp(numel(get(gcf, 'Children')))
try, nexttile, catch e, disp(e.identifier), end
try, nexttile(9), catch e, disp(e.identifier), end
try, nexttile(NaN), catch e, disp(e.identifier), end, try, nexttile([NaN 1e300]), catch e, disp(e.identifier), end
tiledlayout('flow'); for k = 1:5, nexttile; end, disp(numel(get(gcf, 'Children')))
clf, plot(1:3), h = sgtitle('above', 'FontSize', 18); disp(h.String), disp(h.FontSize)
yyaxis left, plot(1:10), yyaxis right, plot((1:10)*100), ylim([0 2000]), ylabel('r')
disp(get(gca, 'YLim')), yyaxis left, disp(get(gca, 'YLim')), disp(get(gca, 'XLim'))
n = annotation('textbox', [0.2 0.3 0.1 0.1], 'String', 'note', 'Color', 'b'); disp(n.String)
m = annotation('arrow', [0.1 0.2], [0.3 0.4], 'LineWidth', 2); disp(m.LineWidth), delete(m), disp(isgraphics(m))
for kind = {'line', 'doublearrow', 'textarrow', 'rectangle', 'ellipse'}, annotation(kind{1}); end
try, annotation('cloud'), catch e, disp(e.identifier), end
ax = newplot; disp(isempty(get(ax, 'Children')))
% A second line below the layout's title.
figure, t = tiledlayout(2, 2); h = subtitle(t, 'All of them', 'FontSize', 11); disp(h.String), title(t, 'One', 'Two'), disp(t.Subtitle.String)
[~, b] = title(t, 'Waves', 'of four kinds'); disp(b.String), t.Subtitle.String = {'a' 'b'}; disp(t.Subtitle.String), close
