% What is accepted acts, and what does not act is refused by name.
h = plot(1:3, 'Marker', 's', 'MarkerSize', 10, 'MarkerFaceColor', 'r', 'MarkerEdgeColor', 'none');
disp(h.Marker), disp(h.MarkerSize), disp(h.MarkerFaceColor), disp(h.MarkerEdgeColor)
disp(get(plot(1:2, 'p'), 'Marker'))
disp(get(plot(1:2, 'h--'), 'LineStyle'))
h = plot(1:3);
disp(h.MarkerFaceColor), disp(h.MarkerEdgeColor)
bad = {{'Marker', 'foo'}, {'LineStyle', '=='}, {'MarkerSize', -1}, {'LineWidth', 'x'}, ...
       {'MarkerFaceColor', 'nocolor'}, {'Visible', 'perhaps'}, {'Nope', 1}};
for k = 1:numel(bad)
    try
        set(h, bad{k}{:})
    catch e
        disp(e.message)
    end
end
try
    h.Marker = 'foo';
catch e
    disp(e.identifier)
end
try
    plot(1:3, 'Nope', 1)
catch e
    disp(e.message)
end
try
    axes('Nope', 1)
catch e
    disp(e.message)
end
try
    set(gca, 'YDir', 'up')
catch e
    disp(e.message)
end
close all
figure('Position', [1 2 3 4], 'Name', 'named');
set(gcf, 'SizeChangedFcn', 'disp(1)')
[~, id] = lastwarn;
disp(lastwarn), disp(id), disp(get(gcf, 'Name')), disp(get(gcf, 'Position'))
set(gca, 'FontSize', 14, 'SortMethod', 'depth')
disp(lastwarn), disp(get(gca, 'FontSize'))
f = gcf;
f.Pointer = 'arrow';
disp(lastwarn)
box on, shading flat
disp(lastwarn)
a = subplot(1, 2, 1);
subplot(1, 2, 2);
plot(1:3, 'Parent', a);
disp(numel(get(a, 'Children')))
disp(numel(get(gca, 'Children')))
title('t', 'FontSize', 14)
disp(get(get(gca, 'Title'), 'String')), disp(get(get(gca, 'Title'), 'FontSize'))
plot(1:3), l = legend('a', 'Location', 'southwest', 'Selected', 'on');
disp(lastwarn), disp(l.Location)
c = colorbar('Ticks', [1 2]); disp(c.Ticks)
axis square
disp(get(gca, 'PlotBoxAspectRatio'))
lastwarn('')
legend('a', 'Location', 'northeast'), colorbar, xlabel('x'), axis equal
disp(isempty(lastwarn))
