% Several handles are an array: indexed, grown, joined, compared, with a list of their properties.
figure
h = plot(1:3, [1 2; 2 3; 3 4]);
disp(size(h)), disp(class(h)), disp(numel(h)), disp(iscell(h))
h(2).Color = 'r'; h(2).LineWidth = 3;
disp(h(2).Color), disp([h.LineWidth]), disp(vertcat(h.Color))
set(h, 'LineWidth', 2), disp(get(h, 'LineWidth')), disp([h.LineWidth])
set(h(1), 'LineStyle', '--'), disp({h.LineStyle})
disp(isgraphics(h)'), disp(isequal(h, h)), disp((h == h(2))'), disp(h(1) ~= h(2))
disp(isequal(h([2 1]), flip(h))), disp(size(h(:)')), disp(size(h([]))), disp(isempty(h))
disp(isequal(h(end), h(2))), disp(isequal(h(logical([0 1])), h(2)))
[h.LineWidth] = deal(4, 5); disp([h.LineWidth])
[h(2).LineWidth, h(1).LineWidth] = deal(6, 7); [h([2 1]).LineWidth] = deal(4.5, 5.5); disp([h.LineWidth])
for one = h.', fprintf('%g ', one.LineWidth), end, fprintf('\n')
disp(arrayfun(@(l) l.LineWidth, h)')
h(1).DisplayName = 'first'; h
% gobjects and growing.
g = gobjects(2, 3); disp(size(g)), disp(class(g)), disp(isgraphics(g))
g(2, 1) = h(1); disp(isgraphics(g)), disp(class(g(2))), disp(class(g(1)))
ax(3) = subplot(1, 3, 3); ax(1) = subplot(1, 3, 1); disp(size(ax)), disp(isgraphics(ax))
ax(2) = subplot(1, 3, 2); set(ax, 'FontSize', 12), disp([ax.FontSize])
ax(2).XLim = [0 7]; ax(2).XLim(1) = 3; disp(ax(2).XLim), disp(xlim(ax(2)))
linkaxes(ax(1:2), 'x'), xlim(ax(1), [2 3]), disp(xlim(ax(2)))
% Joining, deleting elements and objects.
clf, a = subplot(1, 2, 1); b = subplot(1, 2, 2);
hold(a, 'on'), h = [plot(a, 1:3), plot(a, 3:-1:1)];
disp(size([h(:); b])), disp(class([h(:); b])), v = [a; b]; disp(size(v)), disp(size([v' a]))
legend([h(1) h(2)], 'up', 'down')
q(1) = plot(b, 1:3); hold(b, 'on')
q(2) = plot(b, 2:4); q(3) = plot(b, 3:5);
disp(size(q)), set(q, 'Color', 'r'), disp(q(3).Color)
q(2) = []; disp(size(q)), disp(isgraphics(q)), q(end) = []; disp(isequal(q, q(1))), q(1) = []; disp(isempty(q))
z = zeros(1, 2); z(2) = plot(b, 1:2); disp(isgraphics(z))
g = [];
for k = 1:3, g = [g plot(b, k:k+2)]; end
disp(numel(g)), delete(g(2)), disp(isgraphics(g)), delete(g([1 3])), disp(any(ishandle(g)))
% What is found is an array.
f = findobj(b, 'Type', 'line'); disp(size(f)), f(2).YData = [7 8]; disp(f(2).YData)
disp(size(findobj(b, 'Type', 'image'))), disp(isempty(findobj(b, 'Type', 'image')))
c = get(gcf, 'Children'); disp(numel(c)), disp(any(c == a)), disp(class(c))
k = bar([1 2; 3 4]); k(2).FaceColor = 'g'; disp(k(2).FaceColor), s.h = k; s.h(1).BarWidth = 0.5; disp([s.h.BarWidth])
e = cell(1, 2); e{1} = k; e{1}(2).BarWidth = 0.25; disp([k.BarWidth])
figures = [figure(7) figure(8)]; disp(class(figures)), disp([figures.Number]), close(figures), disp(isgraphics(figures))
calls = {@() h(3), @() [k 1], @() set(k, 'Nothing', 1)};
for i = 1:numel(calls)
    try, calls{i}(); disp('no error'), catch err, disp(err.message), end
end
try, k(1) = 5; catch err, disp(err.message), end
try, k.BarWidth = 1; catch err, disp(err.message), end
try, k{1}(2), catch err, disp(err.message), end
