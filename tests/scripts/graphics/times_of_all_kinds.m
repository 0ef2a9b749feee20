% Whatever takes places takes times, along all three axes.
t = datetime(2024, 3, 1) + days(0:4);
plot(t, 1:5), hold on
h = text(t(2), 2, 'here');
disp(h.Position(1) == datenum(t(2)))
disp(class(xlim)), hold off
k = fill(t([1 2 2 1]), [0 0 1 1], 'r');
disp({class(xlim), class(ylim), class(k.XData)})
p = patch('XData', t([1 2 2 1]), 'YData', [0 0 1 1], 'FaceColor', 'b');
disp(isequal(datenum(p.XData), datenum(t([1 2 2 1]))))
cla
patch(t([1 2 3]), [0 1 0], 'g');
disp(class(xlim))
% In space, along x and z.
plot3(t, 1:5, seconds(1:5));
disp({class(xlim), class(ylim), class(zlim)})
l = zlim; disp(seconds(l))
ax = gca;
disp(strjoin(ax.ZTickLabel', ' | '))
ax.ZLim = seconds([0 10]);
disp(seconds(zlim)), disp(seconds(zticks))
ax.ZAxis.TickLabelFormat = 's';
zticks(seconds([2 4]))
disp(strjoin(ax.ZTickLabel', ' | '))
h = scatter3(1:5, 1:5, t);
disp({class(xlim), class(ylim), class(zlim), class(h.ZData)})
h = stem3(1:5, t, 1:5);
disp({class(xlim), class(ylim), class(zlim)})
surf(t, 1:5, magic(5));
disp({class(xlim), class(ylim), class(zlim)})
contour(t, hours(1:5), magic(5));
disp({class(xlim), class(ylim)})
imagesc(t, 1:5, magic(5))
disp(class(xlim))
plot3(1:3, 1:3, 1:3)
disp({class(xlim), class(ylim), class(zlim)})
% Histograms: of the calendar's units, or as told.
d = datetime(2024, 1, 1) + days([0 3 31 40 62 400]);
h = histogram(d, 'BinMethod', 'month');
disp(h.NumBins), disp(char(h.BinEdges(1:3), 'yyyy-MM-dd')), disp(h.Values(1:3))
disp(isequal(h.Data, d))
h = histogram(d, 'BinMethod', 'year');
disp(h.Values)
h = histogram(d, datetime(2024, [1 7 13 19], 1));
disp(h.Values), disp(class(xlim))
h = histogram(d, 'BinWidth', days(200));
disp(h.BinWidth)
h = histogram(d);
disp(sum(h.Values))
h = histogram(d(1:3), 'Orientation', 'horizontal');
disp({class(xlim), class(ylim)})
h = histogram(minutes([1 2 2 90]), 'BinEdges', hours(0:2));
disp(h.Values), disp(class(h.BinEdges)), disp(char(h.BinEdges(2)))
h.BinWidth = minutes(30);
disp(h.NumBins)
try, histogram(d, 'BinMethod', 'never'), catch e, disp(e.message), end
% What adds to axes keeps their unit.
plot(hours(0:5), 0:5)
h = text(minutes(90), 2, 'x');
disp(h.Position(1)), disp(strjoin(get(gca, 'XTickLabel')', ' | '))
line(minutes([30 60]), [1 2])
disp(class(xlim)), disp(hours(xlim))
