s = scatter(1:4, [2 4 1 3], [10 20 30 40], [5 6 7 9], 'filled', 'DisplayName', 'dots');
disp(s.SizeData), disp(s.CData), disp(s.MarkerFaceColor), disp(s.MarkerEdgeColor)
disp(s.DisplayName), disp(s.Type), disp(class(s))
disp(clim)
s = scatter(1:2, 1:2, [], [1 0 0; 0 1 0], 'd');
disp(s.CData), disp(s.Marker), disp(s.SizeData), disp(s.MarkerFaceColor), disp(s.MarkerEdgeColor)
s = scatter(1:2, 1:2, 50, 'r', '^', 'LineWidth', 2, 'MarkerFaceColor', [0 0 1]);
disp(s.CData), disp(s.SizeData), disp(s.LineWidth), disp(s.MarkerFaceColor)
s = scatter(1:3, 1:3, 5, [0; 0.5; 1]);
disp(s.CData')
s = scatter(1:3, 1:3, 5, [0 0.5 1]);
disp(s.CData)
calls = {{1:3, 1:3, 5, [5 6 7]}, {1:3, 1:2}, {1:3, 1:3, [1 2]}, {1:3, 1:3, 5, [1 2]}, {1:3, 1:3, 5, 'Nope', 1}};
for k = 1:numel(calls)
    try
        scatter(calls{k}{:})
    catch e
        disp(e.message)
    end
end
