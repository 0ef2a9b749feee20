% Durations and calendar durations before datetimes, products, texts with InputFormat, letters of formats, bounds.
disp(hours(3) + datetime(2024, 1, 1)), disp(caldays(3) + datetime(2024, 1, 1)), disp(calmonths([1; 2]) + datetime(2024, 1, 31)), disp(isequal(days(1) + datetime(2024, 2, 28), datetime(2024, 2, 29)))
seconds([1 2])*[3; 4], seconds([1 2]).*[3; 4], 2*hours(3), disp(sign([-hours(1) hours(0) minutes(5)]))
seconds(NaN), hours([1 NaN]), duration(NaN, 0, 0), disp(days([NaN 1 2])), disp(minutes(-Inf))
duration('1:30', 'InputFormat', 'mm:ss'), duration('1:30', 'InputFormat', 'hh:mm'), duration({'1:02:03'; '4:05:06'}, 'InputFormat', 'hh:mm:ss'), duration('-1:30.25', 'InputFormat', 'mm:ss.SSS', 'Format', 'mm:ss.SSS'), duration("1:2:3:4", 'InputFormat', 'dd:hh:mm:ss'), duration('-1:30:00'), duration('NaN')
try, duration('1:30', 'InputFormat', 'hh:mm:ss'), catch e, disp(e.identifier), disp(e.message), end
try, duration('1:30', 'InputFormat', 'x'), catch e, disp(e.identifier), end
try, duration('1:x'), catch e, disp(e.message), end
% The format that is not given follows the times.
t = datetime(2024, 1, 15, 10, 30, 0); disp(t.Format), u = datetime(2024, 1, 15); disp(u.Format), v = u + hours(1); disp(v.Format), disp(v), t.Format = 'HH:mm'; disp(t.Format), disp(t + minutes(1)), t.Format = 'default'; disp(t.Format)
disp(ischar(datetime.SystemTimeZone)), disp(strcmp(t.SystemTimeZone, datetime.SystemTimeZone))
a = datetime('2024-03-05', 'InputFormat', 'yyyy-MM-dd', 'Format', 'preserveinput'); disp(a), disp(a.Format), disp(datetime('03/05/2024 10:20', 'Format', 'preserveinput')), disp(datetime(a, 'Format', 'preserveinput'))
t = datetime(2024, 5, 3, 4, 5, 6); disp(char(t, 'Q QQ QQQ QQQQ')), disp(char(t, 'M MM MMM MMMM MMMMM')), disp(char(t, 'w ww W D DDD d dd')), disp(char(t, 'e ee eee eeee eeeee')), disp(char(t, 'G y yy yyyy'))
disp(char(datetime(2024, [1 7 9 12], [1 7 30 31]), 'QQQQ w W D'))
% Bounds.
t = datetime(2024, 1, 1:4);
for kind = ["closed" "open" "openleft" "openright" "closedleft" "closedright"], disp(isbetween(t, datetime(2024, 1, 2), datetime(2024, 1, 4), kind)), end
disp(isbetween(t, '2024-01-02', '2024-01-03')), disp(isbetween(1:4, 2, 3)), disp(isbetween(hours(1:3), minutes(60), hours(2), 'open')), disp(isbetween([1 2; 3 4], [1; 4], [2; 4])), disp(isbetween([1 NaN], 0, 2))
T = table([1; 2; 3], [4; 5; 6]); disp(isbetween(T, 2, 5)), disp(isbetween(T, 2, 5, 'DataVariables', 'Var1')), isbetween(T, 2, 5, 'open', 'OutputFormat', 'tabular')
try, isbetween(1, 2, 3, 'ajar'), catch e, disp(e.identifier), end
