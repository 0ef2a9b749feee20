% Charts of samples, bubbles, marks on data, dates at ticks and colours by name.
h = bubblechart(1:3, 1:3, [1 2 3]); disp(h.SizeData)
bubblesize([10 20]), disp(h.SizeData), disp(bubblesize), disp(bubblelim)
bubblelim([0 3]), disp(round(h.SizeData, 4)), bubblelim('auto'), disp(bubblelim)
try, bubblesize([3 1]), catch e, disp(e.message), end
l = bubblelegend('size', 'Location', 'eastoutside'); disp(l.Type)
h = bubblechart3(1:2, 1:2, 1:2, [1 4]); disp(h.ZData), disp(h.SizeData)
h = swarmchart3([1 1 1 2], [1 1 1 1], [0 0 0 1]); disp(numel(unique(h.XData))), disp(h.ZData)
h = polarbubblechart([0 1], [1 2], [1 2]); disp(h.SizeData)
disp(thetalim)
h = compassplot([0 pi/2], [1 2]); disp(numel(h))

h = histogram(1:100, 10); disp(morebins(h)), disp(fewerbins(h)), disp(h.NumBins)
h.DisplayStyle = 'stairs'; disp(h.DisplayStyle), disp(xlim), h.EdgeColor = 'auto'; disp(h.EdgeColor)
h = histogram('BinEdges', [0 1 4], 'BinCounts', [3 5]); disp(h.Values), disp(h.BinCounts), disp(xlim)
h = histogram([1 2 2 9], [0 2 4 16]); disp(h.Values)
h = histogram([1 2 2 9], [-Inf 1.5 3 Inf]); disp(h.Values), disp(xlim)
try, histogram('BinEdges', 1:3, 'BinCounts', 1), catch e, disp(e.message), end

h = scatterhist(1:10, (1:10).^2, 'NBins', 5, 'Group', [ones(5, 1); 2*ones(5, 1)]); disp(numel(h)), disp(numel(findobj(h(1), 'Type', 'line')))
h = scatterhistogram(1:10, 1:10, 'Title', 'both', 'XLabel', 'x'); disp(h.XLabel), h.HistogramDisplayStyle = 'stairs'; disp(h.HistogramDisplayStyle)
h = parallelcoords([1 2 3; 3 2 1], 'Labels', {'a', 'b', 'c'}); disp(numel(h)), disp(h(1).YData), disp(get(gca, 'XTickLabel')')
h = parallelplot([1 10; 2 20; 3 30]); disp(h.Data(2, :)), h.Title = 'rows'; disp(get(get(gca, 'Title'), 'String')), try, h.Colour = 1; catch e, disp(e.message), end
h = andrewsplot([1 0 0; 0 1 0], 'Group', [1; 2]); disp(numel(h)), disp(round([h(1).YData(1), max(h(2).YData)], 4))
h = gplotmatrix([1 2; 3 4; 5 6], [], [1; 1; 2]); disp(numel(h))
g = viscircles([2 3; 5 5], [1; 2], 'Color', 'b'); disp(g.Type), disp(numel(g.Children))
x = get(g.Children(1), 'XData'); disp([min(x) max(x)])

h = plot([1 2 3], [4 6 5]);
t = datatip(h, 'DataIndex', 2); disp(t.Position(1:2) > [2 6]), disp(t.String)
t = datatip(h, 2.9, 5, 'Location', 'southwest'); disp(t.Position(1:2) < [3 5]), disp(t.HorizontalAlignment), disp(t.String)
try, datatip(h, 'DataIndex', 7), catch e, disp(e.message), end
try, gtext('there'), catch e, disp(e.identifier), end

plot(datenum(2020, 1, 1) + (0:365), 0:365); datetick('x', 'mmm')
l = get(gca, 'XTickLabel'); disp(l{1}), disp(numel(l) >= 4)
plot(datenum(2020, 1, 1) + (0:0.01:1), 0:100); datetick('x', 'HH:MM', 'keeplimits')
l = get(gca, 'XTickLabel'); disp(l{1})
plot(datenum(2000:2020, 1, 1), 1:21); datetick, l = get(gca, 'XTickLabel'); disp(l{1})

disp(validatecolor('#F00')), disp(validatecolor({'k', 'green'}, 'multiple'))
try, validatecolor('pink-ish'), catch e, disp(e.identifier), end
disp(size([sky(4); abyss(4); nebula(4)])), disp(sky(1))
plot(1:2, 'red'), disp(get(findobj(gca, 'Type', 'line'), 'Color'))
h = plot(1:2, '--black'); disp(h.Color), disp(h.LineStyle)
h = plot(1:2, 'bsquare'); disp(h.Marker), disp(h.Color)
h = scatter((1:3)', [1 2; 3 4; 5 6], 20, 'filled'); disp(numel(h)), disp(h(2).YData), disp(isequal(h(1).CData, h(2).CData))
h = errorbar([1 2; 3 4], [0.1 0.2; 0.3 0.4]); disp(numel(h)), disp(h(2).YNegativeDelta)
h = imshow([1 2; 2 1], [1 0 0; 0 0 1]); disp(h.CDataMapping), disp(size(colormap(gca)))
h = imshow([0 1; 1 0], 'DisplayRange', [0 2], 'Parent', gca, 'Interpolation', 'bilinear'); disp(clim), disp(h.Interpolation)
try, imshow(1, [2 1]), catch e, disp(e.message), end
try, geoplot(1, 2), catch e, disp(e.identifier), end
close all
