% Bars, areas and histograms: data, extents and what is refused.
b = bar([3 1 2]);
disp(b.Type), disp(class(b)), disp(b.XData), disp(b.YData), disp(b.BarWidth), disp(b.Horizontal)
disp(xlim), disp(ylim)
b = bar([10 20 30], [1 2; 3 4; 5 9], 'stacked');
disp(numel(b)), disp(get(b(2), 'YData')'), disp(ylim)
b = bar([1 -2; -3 4], 'stacked');
disp(get(b(2), 'YData')'), disp(ylim)
b = bar([1 2; 3 4], 0.5, 'r', 'EdgeColor', 'none');
disp(get(b(1), 'FaceColor')), disp(get(b(1), 'EdgeColor')), disp(get(b(2), 'BarWidth'))
b = barh([5 6]);
disp(b.Horizontal), disp(xlim), disp(ylim)
a = area([1 2 3; 4 5 6]');
disp(get(a(2), 'YData')'), disp(ylim), disp(class(a(1)))
a = area(0:2, [1 4 2], -1, 'FaceAlpha', 0.5);
disp(a.BaseValue), disp(a.FaceAlpha), disp(ylim)
h = histogram([1 1 2 3 3 3], 0.5:1:3.5);
disp(h.Values), disp(h.BinEdges), disp(h.NumBins), disp(h.BinWidth), disp(h.Type), disp(xlim)
h = histogram([1 1 2 3 3 3], 3, 'FaceColor', 'g');
disp(h.Values), disp(h.FaceColor)
calls = {{@bar, [1 2 3], [1 2]}, {@bar, 1:2, 'Nope', 1}, {@bar, 1:2, 'FaceAlpha', 2}, ...
         {@area, 1:3, 1:2}, {@histogram, 'BinEdges', 1:3, 'BinCounts', 1}, {@bar, {1}}};
for k = 1:numel(calls)
    try
        calls{k}{1}(calls{k}{2:end})
    catch e
        disp(e.message)
    end
end
