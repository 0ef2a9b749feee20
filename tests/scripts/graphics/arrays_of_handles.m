% Several handles in brackets, or assigned one by one, are as plot gives them.
figure
a = subplot(1,2,1); b = subplot(1,2,2);
linkaxes([a b], 'x')
xlim(a, [2 3]), disp(xlim(b))
hold(a, 'on'), h = [plot(a, 1:3), plot(a, 3:-1:1)];
disp(numel(h)), set(h, 'LineWidth', 3), disp(h{2}.LineWidth)
legend([h(1) h(2)], 'up', 'down')
q(1) = plot(b, 1:3); hold(b, 'on')
q(2) = plot(b, 2:4); q(3) = plot(b, 3:5);
disp(size(q)), set(q, 'Color', 'r'), disp(q{3}.Color)
g = [];
for k = 1:3, g = [g plot(b, k:k+2)]; end
disp(numel(g)), delete(g), disp(any(ishandle(g)))
v = [a; b]; disp(size(v))
set([a b], 'FontSize', 12), disp(b.FontSize)
isequal(title(a, 'x'), a.Title)
