% Calendar durations: made, displayed, joined, taken apart; dates shifted to days of the week and by units.
c = calmonths(1:3)
s = calendarDuration(1, 2, 3)
v = [calmonths(1) caldays(2); calyears(1) calweeks(1)]
[m, d] = split(calmonths(3) + caldays(2), {'months', 'days'})
[y, m, w] = split(calyears(1) + calmonths(14) + hours(3), {'years', 'months', 'time'})
q = split(calmonths([3 7 13]), 'quarters')
disp(calendarDuration(1, [2; 3], 3, 4, 5, 6.5)), disp(calendarDuration([1 2 3; 4 5 6])), disp(calendarDuration(0, 1, 2, hours(5)))
c(2) = caldays(1); disp(c), disp(c(end)), c(5) = calyears(1); disp(c), c(2:4) = []; disp(c'), disp(isempty(calmonths([])))
disp([hours(2) caldays(1)]), disp(hours(2) + caldays(1)), disp(calmonths(1) - hours(3.5)), disp(2*calmonths([1 2])), disp(-caldays(1))
disp(calmonths(1:3) == calmonths(2)), disp(isequal(calmonths(12), calyears(1))), disp(sum(calmonths(1:3))), disp(string(calyears(1))), disp(time(calendarDuration(1, 1, 1, 5, 4, 3)))
disp(datetime(2024, 1, 31) + [calmonths(1) caldays(2)]'), disp(caldiff(datetime(2024, 1, [1 5 40]))), disp(ismissing(calmonths([1 NaN])))
for x = calmonths(1:2), disp(x), end
try, calendarDuration(1.5, 2, 3), catch e, disp(e.identifier), end
try, calendarDuration(1, 2), catch e, disp(e.message), end
try, c(7), catch e, disp(e.message), end
t = datetime(2024, 1, 31, 12, 30, 0);
disp(dateshift(t, 'dayofweek', 'Monday')), disp(dateshift(t, 'dayofweek', 'wed')), disp(dateshift(t, 'dayofweek', 2, 'previous')), disp(dateshift(t, 'dayofweek', 2, 'nearest'))
disp(dateshift(t, 'dayofweek', 1, 'current')), disp(dateshift(t, 'dayofweek', 'weekend')), disp(dateshift(t, 'dayofweek', 'weekend', 'previous'))
disp(dateshift(t + days(3:5), 'dayofweek', 'weekday', 'nearest')), disp(dateshift(t, 'dayofweek', 3, -2:2)), disp(dateshift([t NaT], 'dayofweek', 'Friday'))
disp(dateshift(t, 'start', 'month', 'next')), disp(dateshift(t, 'end', 'quarter', [-1 0 1])), disp(dateshift(t, 'start', 'hour', 'nearest')), disp(dateshift(t, 'start', 'month', 11:12))
try, dateshift(t, 'dayofweek', 8), catch e, disp(e.message), end
disp(datetime(2024, 1, 1:3)' + calmonths(1:2)), disp(datetime(2024, 1, 31) - [calmonths(1) caldays(3)]), fprintf('%s|%d\n', calmonths(2), 5), disp(sprintf('%s', caldays(3)))
