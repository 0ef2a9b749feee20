% groot and 0: the screen, figures, and what new objects begin with.
r = groot;
disp(class(r)), disp(get(0, 'Type')), disp(isequal(r, groot))
s = get(0, 'ScreenSize'); disp(numel(s)), disp(all(s(3:4) > 0))
f = figure('Position', [10 10 300 200]); g = figure;
disp(numel(r.Children)), disp(isequal(get(0, 'CurrentFigure'), g))
set(0, 'CurrentFigure', f); disp(get(gcf, 'Number'))
w = get(0, 'DefaultLineLineWidth');
set(0, 'DefaultLineLineWidth', 3, 'DefaultAxesFontSize', 17)
h = plot(1:3); k = plot([1 2 3; 4 5 6]', 'r--', 'LineWidth', 5);
fprintf('%g %g %g %g\n', h.LineWidth, k(1).LineWidth, get(gca, 'FontSize'), get(groot, 'DefaultAxesFontSize'))
p = plot(1:4, 'r--'); fprintf('%g %s %g\n', p.LineWidth, p.LineStyle, p.Color(1))
set(groot, 'DefaultLineLineWidth', w, 'defaultAxesFontSize', 'remove')
figure; q = plot(1:3); fprintf('%d %d\n', q.LineWidth == w, get(gca, 'FontSize') < 17)
set(groot, 'DefaultTextFontSize', 21); t = text(1, 1, 'a'); disp(t.FontSize)
set(groot, 'DefaultTextFontSize', 'remove')
disp(ishandle(0)), disp(isgraphics(groot)), disp(numel(findobj(groot, 'Type', 'figure')))
set(1, 'Name', 'first'); disp(get(1, 'Name'))
[~, id] = lastwarn(''); set(0, 'Units', 'normalized'); [~, id] = lastwarn; disp(id)
set(0, 'DefaultLegendInterpreter', 'latex'); disp(get(0, 'Units'))
try, set(0, 'NoSuch', 1), catch e, disp(e.message), end
try, get(7, 'Name'), catch e, disp(e.message), end
close all
disp(isempty(get(0, 'CurrentFigure'))), disp(isempty(get(0, 'Children')))
