f = figure(3);
disp(f.Number)
g = figure;
disp(g.Number)
figure(3);
disp(get(gcf, 'Number'))
ax = subplot(2, 2, 1);
disp(numel(get(gcf, 'Children')))
subplot(2, 2, 2);
subplot(2, 2, 1);
disp(numel(get(gcf, 'Children')))
disp(ishandle(ax))
close(3);
disp(ishandle(f))
disp(ishandle(1))
close all
disp(ishandle(1))
disp(size(jet(8)))
disp(gray(3))
