% boxchart makes objects: one, or one a colour.
h = boxchart([1 2 3 4 100; 2 3 4 5 6]');
disp(class(h)), disp(h.Type), disp(size(h.YData)), disp(unique(h.XData)'), disp(get(gca, 'XTick'))
disp(h.BoxFaceColor), disp(h.Notch), disp(h.MarkerStyle), disp(h.BoxWidth), disp(h.Orientation)
h.BoxFaceColor = 'r'; h.Notch = 'on'; h.MarkerStyle = 'x'; h.BoxWidth = 0.3; h.WhiskerLineColor = [0 1 0]; h.LineWidth = 2;
disp(h.BoxFaceColor), disp(h.Notch), disp(h.MarkerStyle), disp(h.BoxWidth), disp(h.WhiskerLineColor), disp(h.BoxMedianLineColor)
set(h, 'BoxMedianLineColor', 'k', 'MarkerColor', 'm', 'JitterOutliers', 'on', 'WhiskerLineStyle', '--', 'BoxFaceAlpha', 0.5)
disp(get(h, {'BoxMedianLineColor', 'MarkerColor', 'JitterOutliers', 'WhiskerLineStyle', 'BoxFaceAlpha'}))
disp(isequal(findobj(gcf, 'Type', 'boxchart'), h)), disp(isequal(findobj(gca, 'Notch', 'on'), h))
disp(ylim), disp(xlim)
h.Orientation = 'horizontal'; disp(xlim), disp(ylim)
h.YData = h.YData/2; disp(xlim)
g = repmat({'old'; 'new'}, 6, 1);
h = boxchart([ones(6, 1); 2*ones(6, 1)], (1:12)', 'GroupByColor', g, 'Notch', 'on');
disp(size(h)), disp({h.DisplayName}), disp(h(1).GroupByColor), disp(h(2).NumColorGroups), disp(h(2).YData')
legend, l = legend; disp(l.String)
disp(h(1).BoxFaceColor), disp(h(2).BoxFaceColor), disp(h(2).SeriesIndex)
c = categorical({'low', 'high', 'low', 'high', 'low'}, {'low', 'high'});
h = boxchart(c(:), (1:5)'); disp(h.XData'), disp(get(gca, 'XTickLabel')')
k = copyobj(h, axes); disp(k.YData')
delete(h), disp(isvalid(h))
h = boxchart(gpuArray(rand(50, 3))); disp(size(h.YData))
boxplot([1 2; 3 4; 5 6], 'Labels', {'p', 'q'}); disp(get(gca, 'XTickLabel')')
for t = {@() boxchart(), @() boxchart([1 2 3], [1 2]), @() boxchart({1}), @() boxchart(1:3, 'Notch', 'maybe'), @() boxchart(1:3, 'Colour', 'r'), @() boxchart(1:3, 'GroupByColor', [1 2])}
    try, t{1}(), catch e, disp(e.message), end
end
