% Charts take datetimes, durations, categories and tables.
t = datetime(2024, 1, 1:3);
for f = {@plot, @bar, @scatter, @stairs, @stem, @area, @semilogy}
    h = f{1}(t, [1 4 9]);
    fprintf('%s %s %g\n', func2str(f{1}), mat2str(datenum(h(1).XData) - datenum(2024, 1, 1)), max(h(1).YData));
    close all
end
plot(t, [1 2 3]), xlim(t([1 2])), disp(datenum(xlim) - datenum(2024, 1, 1)), xline(t(2)); close all
h = plot(seconds(1:3), [1 2 3]); disp(h.XData), close all
h = plot([1 2 3], minutes(1:3)); disp(h.YData), close all
h = errorbar(t, [1 2 3], [1 1 1]); disp(h.XData(1) == t(1)), close all
bar(categorical({'x', 'y'}), [1 2]), disp(get(gca, 'XTickLabel')'), close all
c = categorical({'a'; 'b'; 'a'; 'c'});
histogram(c), disp(get(gca, 'XTickLabel')'), close all
pie(c), boxplot([1; 2; 3; 4], c), close all
T = table([1; 2; 2], [4; 5; 6], {'u'; 'v'; 'u'}, 'VariableNames', {'a', 'b', 'g'});
h = plot(T, 'a', 'b'); disp(h.YData), disp(get(get(gca, 'XLabel'), 'String')), close all
h = scatter(T, 'a', 'b'); disp(h.XData), close all
h = heatmap(T, 'a', 'g'); disp(h.ColorData), close all
f = @heatmap; h = f(T, 'a', 'g'); disp(h.ColorData), close all
f = @swarmchart; f(c, [1; 2; 3; 4]); disp(get(gca, 'XTickLabel')'), close all
f = @year; disp(f(t(1)))
stackedplot(timetable(t', [1; 2; 3], [4; 5; 6])), disp(numel(findobj(gcf, 'Type', 'axes'))), close all
interp1(t, [1 2 3], t(1) + hours(12)), histcounts(t, datetime(2024, 1, [1 2 4]))
tabulate(c)
