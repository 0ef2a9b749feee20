% Rows of data tips, and what stands in a legend.
h = plot([1 2 3], [4 5 6]);
t = h.DataTipTemplate; disp(class(t)), disp({t.DataTipRows.Label})
h.DataTipTemplate.DataTipRows(1).Label = 'Time';
h.DataTipTemplate.DataTipRows(2).Format = '%.2f';
h.DataTipTemplate.DataTipRows(end+1) = dataTipTextRow('Town', {'a', 'b', 'c'});
h.DataTipTemplate.DataTipRows(end+1) = dataTipTextRow('Price', [10 20 30], 'usd');
disp({h.DataTipTemplate.DataTipRows.Label})
d = datatip(h, 'DataIndex', 2); disp(d.String)
r = dataTipTextRow('Day', datetime(2024, 1, [1 2 3])); disp(r.Label), disp(r.Value)
h.DataTipTemplate.DataTipRows = r; d = datatip(h, 'DataIndex', 3); disp(d.String)
s = scatter([1 2], [3 4], [20 30]); s.DataTipTemplate.DataTipRows(end+1) = dataTipTextRow('Size', 'SizeData');
d = datatip(s, 'DataIndex', 2); disp(d.String)
s.DataTipTemplate.FontSize = 12;
for f = {@() dataTipTextRow('x'), @() dataTipTextRow(1, 2), @() dataTipTextRow('x', @sin), @() dataTipTextRow('x', 1, '%q')}
    try, f{1}(), catch e, disp(e.message), end
end
try, h.DataTipTemplate.DataTipRows = 3; catch e, disp(e.message), end
% [l,icons,objects,names] = legend(…)
clf, p = plot([1 2; 3 4]); hold on, b = bar(1:2);
[l, icons, objects, names] = legend('one', 'two', 'bars');
disp(get(icons, 'Type')'), disp(isequal(objects, [p; b])), disp(names')
set(findobj(icons, 'Type', 'line'), 'LineWidth', 3, 'MarkerSize', 12)
disp(icons(4).LineWidth), disp(p(1).LineWidth)
t = findobj(icons, 'Type', 'text'); set(t, 'FontSize', 14), set(t(2), 'Color', 'r', 'String', 'second')
disp(icons(1).FontSize), disp(l.String)
set(findobj(icons, 'Type', 'patch'), 'FaceColor', 'g', 'FaceAlpha', 0.5)
icons(4).XData = [0 1];
try, icons(4).LineStyle = 'wavy'; catch e, disp(e.message), end
drawnow
