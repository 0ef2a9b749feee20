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
[~, id] = lastwarn;
disp(lastwarn), disp(id), disp(get(gcf, 'Name'))
set(gca, 'FontSize', 14)
disp(lastwarn)
f = gcf;
f.MenuBar = 'none';
disp(lastwarn)
box on, shading flat
disp(lastwarn)
shading interp
disp(lastwarn)
a = subplot(1, 2, 1);
subplot(1, 2, 2);
plot(1:3, 'Parent', a);
disp(numel(get(a, 'Children')))
disp(numel(get(gca, 'Children')))
title('t', 'FontSize', 14)
disp(lastwarn), disp(get(gca, 'Title'))
plot(1:3), legend('a', 'Location', 'southwest')
disp(lastwarn)
colorbar('Ticks', [1 2])
disp(lastwarn)
axis square
disp(lastwarn)
lastwarn('')
legend('a', 'Location', 'northeast'), colorbar, xlabel('x'), axis equal
disp(isempty(lastwarn))
