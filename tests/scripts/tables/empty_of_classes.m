% Empty arrays of classes.
t = datetime.empty
t = datetime.empty(0, 1); disp(size(t)), disp(class(t)), t(end + 1) = datetime(2024, 1, 1); disp(t)
d = duration.empty(0, 1)
c = calendarDuration.empty(1, 0)
c(1) = calmonths(1)
k = categorical.empty(0, 3)
T = table.empty
T = table.empty(0, 2)
disp(size(table.empty([3 0])))
TT = timetable.empty(0, 1)
try, datetime.empty(3), catch e, disp(e.identifier), disp(e.message), end
try, table.empty(1, 2), catch e, disp(e.message), end
f = @datetime.empty; disp(size(f(0, 5)))
