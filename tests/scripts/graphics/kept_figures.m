% Figures in files and back; data that are read again from their sources.
file = [tempname '.fig'];
f = figure('Name', 'kept', 'Position', [10 20 300 200]); subplot(1, 2, 1), hold on
plot([1 3 2], [4 5 7], 'r--', 'LineWidth', 3, 'DisplayName', 'one'), scatter([1 2], [5 6], 40, [3 4], 'filled'), text(1, 4, 'here', 'Color', 'b'), yline(5, ':')
xlim([0 4]), title('kept title', 'FontSize', 15), xlabel('places'), legend('Location', 'south')
subplot(1, 2, 2), surf(magic(4)), view(20, 40), colormap(gca, hot(8)), colorbar
savefig(f, file), close all
g = openfig(file); disp(g.Name), disp(g.Position), a = flipud(findobj(g, 'Type', 'axes')); disp(numel(a))
l = findobj(g, 'Type', 'line'); disp(l.XData), disp(l.YData), disp(l.LineStyle), disp(l.Color), disp(l.LineWidth)
s = findobj(g, 'Type', 'scatter'); disp(s.CData), disp(s.SizeData), t = findobj(g, 'Type', 'text'); disp(t(1).String), disp(t(1).Color)
disp(get(a(1), 'XLim')), disp(get(a(1), 'XLimMode')), disp(get(a(1), 'YLimMode')), disp(a(1).Title.String), disp(a(1).Title.FontSize), disp(a(1).XLabel.String)
disp(a(1).Legend.Location), disp(a(1).Legend.String), disp(isempty(a(2).Legend)), disp(isempty(a(2).Colorbar)), disp(get(a(2), 'View')), disp(size(get(a(2), 'Colormap')))
z = findobj(g, 'Type', 'surface'); disp(isequal(z.ZData, magic(4)))
h = openfig(file, 'invisible'); disp(h.Visible), saveas(g, file), k = openfig(file); disp(k.Name)
close all
figure, bar([3 1 2]), hold on, errorbar(1:3, [3 1 2], [1 1 1], '.'), contour(magic(5)), area([1 2 1]), imagesc(magic(2)), patch([0 1 1], [0 0 1], 'g')
hgsave(file), close all, hgload(file); types = get(get(gca, 'Children'), 'Type'); disp(sort(types)')
e = findobj(gca, 'Type', 'errorbar'); disp(e.YNegativeDelta)
delete(file)
tell(@() openfig('no such figure')), x = 1; save(file, 'x', '-mat'), try, openfig(file), catch err, disp(err.identifier), end, delete(file), tell(@() savefig(magic(3), 'x'))
y = [1 2 3]; figure, p = plot(y); p.YDataSource = 'y'; disp(p.YDataSource), y = [4 5 6]; refreshdata, disp(p.YData)
refresh_here(p), disp(p.YData), disp(isempty(p.XDataSource)), tell(@() refreshdata(gcf, 'here')), tell(@() get(gca, 'YDataSource'))
function refresh_here(p)
y = [7 8 9]; refreshdata(p, 'caller'), p.YDataSource = 'y(end:-1:1)'; refreshdata(p, 'caller')
end
function tell(f)
try, f(); disp('taken'), catch e, disp(e.message), end
end
