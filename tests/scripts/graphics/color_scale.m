% ColorScale of axes: colours by logarithms, whose automatic limits are of positive numbers.
figure('Visible', 'off'); imagesc([0 1 100; -5 10 1e4]); ax = gca;
disp(ax.ColorScale), disp(ax.CLim)
ax.ColorScale = 'log'; disp(ax.ColorScale), disp(ax.CLim)
try, ax.ColorScale = 'cubic'; catch e, disp(e.message), end
clf, pcolor(magic(4) - 8); set(gca, 'ColorScale', 'log'), disp(get(gca, 'CLim'))
clf, scatter(1:3, 1:3, 9, [-1 2 30]); set(gca, 'ColorScale', 'log'), disp(get(gca, 'CLim'))
cla reset, disp(get(gca, 'ColorScale'))
close
