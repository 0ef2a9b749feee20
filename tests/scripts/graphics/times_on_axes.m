% Datetimes and durations are data of plots; limits and ticks of their axes are times again.
t = datetime(2024, 1, 1) + days(0:10);
h = plot(t, 0:10);
l = xlim;
fprintf('%s: %s to %s\n', class(l), char(l(1), 'yyyy-MM-dd'), char(l(2), 'yyyy-MM-dd'))
ax = gca;
disp(strjoin(ax.XTickLabel', ' | '))
xtickformat('yyyy-MM-dd')
disp(ax.XTickLabel{1})
xtickformat('auto')
disp(isequal(h.XData, t))
xlim([t(3) t(5)])
disp(char(ax.XLim, 'dd-MMM-yyyy'))
ax.XLim(2) = datetime(2024, 1, 9);
disp(char(ax.XLim(2), 'dd-MMM-yyyy'))
ax.XTick = datetime(2024, 1, [4 6 8]);
disp(strjoin(ax.XTickLabel', ' | '))
k = xline(datetime(2024, 1, 5), '--', 'now');
disp(k.Value == datenum(2024, 1, 5))
% By the length of the axis.
for span = {minutes(3), hours(5), days(60), calyears(3), calyears(40)}
    from = datetime(2023, 11, 30);
    plot([from, from + span{1}], [0 1])
    disp(strjoin(get(gca, 'XTickLabel')', ' | '))
end
% Numbers take the times away; kinds of plots share them.
plot(1:3)
disp(class(xlim))
for f = {@bar, @stairs, @area, @stem, @(x, y) scatter(x, y), @(x, y) errorbar(x, y, y/9), @semilogy}
    f{1}(t, 1:11);
    fprintf('%s ', class(xlim))
end
fprintf('\n')
barh(t, 1:11)
disp({class(xlim), class(ylim)})
plot(t(1:3))
disp({class(xlim), class(ylim)})
% Durations in their unit; what is added later is converted.
plot(hours(0:5), 0:5), hold on, plot(minutes([30 90]), [1 2]), hold off
disp(strjoin(get(gca, 'XTickLabel')', ' | '))
c = get(gca, 'Children');
disp(c(1).XData)
plot(seconds(0:0.5:2), 1:5)
disp(strjoin(get(gca, 'XTickLabel')', ' | '))
plot(duration(0, 0:15:90, 0), 1:7)
disp(strjoin(get(gca, 'XTickLabel')', ' | '))
xtickformat('hh:mm')
disp(strjoin(get(gca, 'XTickLabel')', ' | '))
try, xtickformat('qq'), catch e, disp(e.identifier), end
plot(days([1 NaN 3]), 1:3)
disp(xlim)
plot(NaT(1, 3), 1:3)
disp(class(xlim))
% Bands and lines across belong to one axis.
plot(t, 0:10), hold on, xregion(t(2), t(4)), xline(t([5 6])), yregion(2, 3), hold off
disp({class(xlim), class(ylim)})
