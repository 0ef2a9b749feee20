p = fill([0 1 1 0], [0 0 1 1], 'r');
disp(p.Type), disp(p.FaceColor), disp(p.EdgeColor), disp(p.XData), disp(xlim)
hold on
q = patch([2 3 3], [0 0 2], [0 0.5 1], 'FaceAlpha', 0.25, 'EdgeColor', 'none');
disp(q.FaceColor), disp(q.FaceAlpha), disp(q.EdgeColor), disp(numel(get(gca, 'Children'))), disp(ylim)
q = patch('Faces', [1 2 3; 1 3 4], 'Vertices', [0 0; 1 0; 1 1; 0 1], 'FaceColor', 'b');
disp(q.XData), disp(q.YData)
q = patch('XData', [0 4 4], 'YData', [0 0 4]);
disp(q.FaceColor)
hold off
plot(1:3)
t = text(1, 2, 'here', 'FontSize', 14, 'Color', 'r', 'HorizontalAlignment', 'center');
disp(t.String), disp(t.Position), disp(t.FontSize), disp(t.Color), disp(t.HorizontalAlignment), disp(t.Type)
t = text([1 2], [1 2], {'a', 'b'});
disp(get(t(2), 'String'))
t = text(1, 1, 'x');
t.String = 'y';
t.Rotation = 90;
disp(t.String), disp(t.Rotation)
x = xline(2, '--r', 'limit', 'LineWidth', 2);
disp(x.Value), disp(x.LineStyle), disp(x.Color), disp(x.Label), disp(x.LineWidth), disp(x.InterceptAxis)
y = yline([1 2]);
disp(numel(y)), disp(get(y(2), 'Value')), disp(xlim), disp(ylim)
calls = {{@fill, [0 1 1], [0 0], 'r'}, {@fill, [0 1 1], [0 0 1], [1 2 3]}, ...
         {@patch, 'Faces', [1 2 9], 'Vertices', [0 0; 1 0; 1 1]}, {@text, 1, 2, 3}, ...
         {@text, [1 2], 1, 'a'}, {@text, 1, 1, 'a', 'HorizontalAlignment', 'middle'}, ...
         {@xline, 1, 'Nope', 2}, {@fill, 1, 2}};
for k = 1:numel(calls)
    try
        calls{k}{1}(calls{k}{2:end})
    catch e
        disp(e.message)
    end
end
delete(x), disp(isgraphics(x))
a = subplot(1, 2, 1);
h = plot(a, [1 2; 3 4]);
delete(h), disp(isgraphics(h(1))), disp(numel(get(a, 'Children')))
l = plot(a, 1:3);
delete(a), disp(isgraphics(a)), disp(isgraphics(l)), disp(numel(get(gcf, 'Children')))
