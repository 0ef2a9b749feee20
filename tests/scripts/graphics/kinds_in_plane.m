% Kinds of the plane that are made of lines, fills and points: what they hold.
h = polarhistogram([0.1 0.2 3], 4); disp(get(h, 'Type'))
h = polarscatter([0 pi/2], [1 2]); disp(round(h.YData, 4))
h = polar([0 pi/2], [1 2]); disp(round(h.XData, 4))
[t, r] = rose([0.1 0.2 3], 4); disp(r.'), disp(t(2:3).'/pi)
rose([0.1 0.2 3]);
h = feather([1 0], [0 1]); disp(h(2).XData)
comet([1 2 3], [4 5 6]); disp(get(gca, 'YLim'))
h = pareto([10 30 20 5], {'a', 'b', 'c', 'd'}); disp(h(1).YData), disp(get(gca, 'XTickLabel').')
[h, ax] = plotmatrix([1 2; 3 4; 5 7]); disp(size(ax)), disp(get(h(1, 2), 'XData'))
figure
h = swarmchart([1 1 1 2], [0 0 0 1]); disp(sort(h.XData(:)).'), disp(get(gca, 'XTick'))
h = bubblechart(1:3, 1:3, [1 2 3]); disp(h.SizeData), disp(h.MarkerFaceAlpha)
try, h.MarkerFaceAlpha = 2; catch e, disp(e.identifier), end
[ax, a, b] = plotyy(1:3, 1:3, 1:3, 4:6); disp(b.YData), disp(numel(ax))
clf
plot(1:5); h = xregion(2, 3); disp(h(1).Value), yregion([1 2]);
treeplot([0 1 1 2])
[x, y, high] = treelayout([0 1 1 2]); disp(x), disp(y), disp(high)
try, treelayout([2 1]), catch e, disp(e.identifier), end
h = rgbplot([0 0 1; 1 0 0]); disp(h(1).YData)
disp(brighten([0.25 1 0], 0.5))
brighten(-0.5)
try, brighten(2), catch e, disp(e.identifier), end
shg
boxplot([1 2; 3 4; 5 6], 'Labels', {'p', 'q'}); disp(get(gca, 'XTickLabel').')
boxplot([1 2 3 4], [1 1 2 2]); disp(get(gca, 'XTickLabel').')
h = histfit([1 2 2 3 3 3 4 4 5], 5); disp(sum(h(1).Values))
clf
h = gscatter(1:4, 1:4, {'u', 'v', 'u', 'v'}); disp(h(2).XData), disp(h(1).DisplayName)
clf
scatter(1:4, [2 4 6 8]); h = lsline; disp(round(h(1).YData - 2*h(1).XData, 8))
h = refline(0, 3); disp(h.YData)
h = piechart([1 3], {'s', 't'}); disp(numel(h))
h = donutchart([1 1]); disp(round(h(1).XData(1), 4))
h = stackedplot([1 2; 3 4]); disp(h.YData(:, 2)')
figure
h = montage({ones(2), zeros(2), ones(2)}); disp(h.CData)
h = imshowpair(eye(2), ones(2), 'diff'); disp(h.CData)
h = triplot([1 2 3], [0 1 0], [0 0 1]); disp(numel(h.XData))
ezpolar('1 + cos(t)');
ezcontour('x + y', [0 1]); ezcontourf('x*y', [0 1]);
h = fcontour(@(x, y) x + y, [0 1], 'LevelList', [0.5 1]); disp(h.LevelList)
h = fimplicit(@(x, y) x.^2 + y.^2 - 4, [-3 3]); disp(max(abs(hypot(h.XData, h.YData) - 2)) < 1e-3)
try, fimplicit(3), catch e, disp(e.identifier), end
bar([3 5 2]); disp(get(gca, 'XTick'))
bar([10 20 40], [1 2 3]); disp(get(gca, 'XTick'))
barh([3 5 2]); disp(get(gca, 'YTick'))
plot(1:3, (1:3).^2, 'DisplayName', 'square'); h = legend('Location', 'best'); disp(h.Location)
