% What scripts do with handles: hide from legends, restack, ask for choices, count again, keep data.
p = plot([1 2; 2 3; 3 4]); p(1).Annotation.LegendInformation.IconDisplayStyle = 'off'; l = legend('only'); disp(l.String), disp(p(2).DisplayName), disp(class(p(1).Annotation)), disp(get(get(get(p(1), 'Annotation'), 'LegendInformation'), 'IconDisplayStyle'))
set(get(get(p(1), 'Annotation'), 'LegendInformation'), 'IconDisplayStyle', 'on'), legend('one', 'two'), disp(p(1).DisplayName), tell(@() set(p(1).Annotation.LegendInformation, 'IconDisplayStyle', 'maybe'))
c = get(gca, 'Children'); disp(c(1) == p(2)), uistack(p(1), 'top'), c = get(gca, 'Children'); disp(c(1) == p(1)), uistack(p(1), 'bottom'), c = get(gca, 'Children'); disp(c(2) == p(1)), set(gca, 'Children', flip(c)), c = get(gca, 'Children'); disp(c(1) == p(1))
uistack(p(2), 'up'), c = get(gca, 'Children'); disp(c(1) == p(2)), uistack(p(2), 'down'), c = get(gca, 'Children'); disp(c(2) == p(2)), tell(@() uistack(p(1), 'aside')), tell(@() set(gca, 'Children', p(1)))
disp(set(p(1), 'LineStyle')'), s = set(p(1)); disp(s.Visible'), disp(isempty(s.XData)), tell(@() set(p(1), 'Speed'))
disp(isvalid(p)'), delete(p(1)), disp(isvalid(p)')
h = histogram([1 2 2 3 3 3], 'BinEdges', 0.5:3.5); disp(h.Values), disp(h.BinCounts), disp(h.Normalization), h.Normalization = 'probability'; disp(h.Values), disp(h.BinCounts), h.Data = [1 1 1 2]; disp(h.Values), h.NumBins = 2; disp(h.NumBins), h.Normalization = 'count'; h.BinEdges = [0 2 4]; disp(h.Values), h.BinLimits = [0 4]; h.BinWidth = 1; disp(h.BinEdges), disp(h.Orientation), h.Orientation = 'horizontal'; disp(h.Orientation), k = copyobj(h, gca); disp(k.Values), tell(@() set(h, 'Normalization', 'none')), tell(@() set(h, 'Values', 1))
b = bar([1 2; 3 4]); disp(b(1).XEndPoints), disp(b(2).YEndPoints), b(1).CData = 7; disp(b(1).CData'), b = bar([1 2; 3 4], 'stacked'); disp(b(2).YEndPoints)
x = xline(2, '--', 'here'); disp(x.LabelHorizontalAlignment), disp(x.LabelVerticalAlignment), disp(x.Alpha), x.LabelHorizontalAlignment = 'left'; x.LabelVerticalAlignment = 'middle'; x.LabelOrientation = 'horizontal'; x.FontSize = 14; x.Alpha = 0.5; x.LabelColor = 'r'; disp(x.LabelHorizontalAlignment), disp(x.LabelOrientation), disp(x.FontSize), tell(@() set(x, 'LabelVerticalAlignment', 'left'))
[~, c] = contour(peaks(9), [-2 0 2]); c.LabelFormat = '%0.1f m'; c.LabelSpacing = 72; c.LabelColor = 'b'; c.EdgeAlpha = 0.5; disp(c.LabelFormat), disp(c.LabelSpacing), disp(c.LevelStep), tell(@() set(c, 'LabelFormat', '%s')), tell(@() set(c, 'LabelFormat', '%d %f')), tell(@() set(c, 'LabelFormat', '%f%n'))
a = colorbar; a.FontSize = 14; a.Direction = 'reverse'; a.Color = 'r'; disp(a.FontSize), disp(a.Direction), disp(a.Color)
alim([0 2]), disp(alim), alim('auto'), disp(alim), xscale log, disp(xscale), yscale('log'), zscale(gca, 'linear'), disp(yscale), disp(zscale), m = colormap('gray'); disp(size(m))
guidata(gcf, struct('n', 5)), d = guidata(gca); disp(d.n), disp(isempty(guidata(figure))), closereq, clf
i = image(1, 1, [1 2]); disp(i.XData), disp(xlim)
function tell(f)
try, f(); disp('taken'), catch e, disp(e.message), end
end
