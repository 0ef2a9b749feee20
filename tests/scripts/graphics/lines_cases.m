h = plot([1 2 3], [0.13 0.5 0.97], 'r--', 'LineWidth', 2);
disp(get(h, 'LineWidth'))
disp(h.Color)
disp(h.LineStyle)
disp(h.YData)
disp(xlim)
disp(ylim)
hold on
g = plot([4 5 6]);
disp(g.XData)
disp(ishold)
hold off
set(h, 'LineWidth', 3);
disp(h.LineWidth)
plot(1:3, [1 2 3; 4 5 6]');
disp(numel(get(gca, 'Children')))
xlim([0 10]);
disp(xlim)
axis([0 1 0 2]);
disp(axis)
try
    plot(1:3, 1:4)
catch e
    disp(e.message)
end
