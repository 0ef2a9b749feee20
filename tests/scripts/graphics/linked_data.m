% Plots follow the variables that their sources name, whenever figures are shown.
x = 1:3; y = [1 2 3]; p = plot(x, y); linkdata on, disp(p.XDataSource), disp(p.YDataSource)
y = [4 5 6]; drawnow, disp(p.YData), y(2) = 9; drawnow, disp(p.YData)
x = x*10; drawnow, disp(p.XData)
linkdata off, y = [0 0 0]; drawnow, disp(p.YData)
p.YDataSource = 'y + 1'; linkdata(gcf, 'on'), drawnow, disp(p.YData), y = 1:5; x = 1:5; drawnow, disp(p.YData)
clear y, drawnow, disp(p.YData)
figure, z = magic(3); h = imagesc(z); s = [1 4 9]; hold on, b = bar(s); linkdata, z(1) = 100; s(3) = 7; drawnow, disp(h.CData), disp(b.YData)
m = peaks(5); clf, f = surf(m); linkdata on, m = m*0; drawnow, disp(any(f.ZData(:)))
try, linkdata maybe, catch e, disp(e.message), end
try, linkdata(77, 'on'), catch e, disp(e.message), end
% Limits of axes are those of what groups have moved.
figure, t = hgtransform; l = line([0 1], [0 2], 'Parent', t); t.Matrix = makehgtform('translate', [10 20 0]); disp(xlim), disp(ylim)
t.Matrix = makehgtform('zrotate', pi/2); disp(round(xlim*10)/10), disp(round(ylim*10)/10)
clf, t = hgtransform('Matrix', makehgtform('scale', 10)); r = rectangle('Position', [0 0 1 2], 'Parent', t); disp([xlim ylim]), patch([0 3 3], [0 0 1], 'r', 'Parent', t); disp(xlim)
clf, hold on, t = hgtransform('Matrix', makehgtform('translate', [5 0 0])); bar(1:3, [1 2 3], 'Parent', t); disp(xlim), disp(ylim), image(ones(2, 4), 'Parent', t); disp(xlim)
clf, hold on, t = hgtransform('Matrix', makehgtform('translate', [0 0 7])); surf(ones(3), 'Parent', t); disp(zlim)
t.Matrix = makehgtform('xrotate', pi/2); disp(round(zlim*10)/10)
