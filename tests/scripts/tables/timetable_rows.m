% Timetables: construction, rows by time, retime, synchronize.
Time = datetime(2024, 3, 1, 0:6:18, 0, 0)';
T = timetable(Time, [1; 2; 3; 4], [10; 20; NaN; 40], 'VariableNames', {'a', 'b'})
class(T), istimetable(T), istable(T), size(T)
T.Time(2), T.a'
T(datetime(2024, 3, 1, 6, 0, 0), :)
T(timerange('2024-03-01 06:00:00', '2024-03-01 18:00:00'), :)
T(2:3, 'b')
S = timetable(seconds([0; 1; 2]), [5; 6; 7])
isregular(S), S.Properties.TimeStep
retime(T, 'daily', 'mean')
retime(S, seconds([0; 0.5; 1]), 'linear')
retime(S, seconds([0.4; 1.6]), 'previous'), retime(S, seconds([0.4; 1.6]), 'nearest')
retime(T(:, 'a'), 'regular', 'linear', 'TimeStep', hours(3))
U = timetable(seconds([1; 3]), [60; 70], 'VariableNames', {'w'});
synchronize(S, U), synchronize(S, U, 'intersection')
timetable2table(S)
table2timetable(table(hours([1; 2]), {'x'; 'y'}, 'VariableNames', {'h', 's'}))
array2timetable([1 2; 3 4], 'RowTimes', minutes([1; 2]), 'VariableNames', {'p', 'q'})
sortrows(T, 'a', 'descend')
T.c = T.a * 2;
[T(1, :); T(3, :)]
timetable([1; 2; 3], 'SampleRate', 10)
timetable([1; 2], 'TimeStep', minutes(5), 'StartTime', datetime(2024, 1, 1))
rmmissing(T)
M = retime(timetable(datetime(2024, 1, [1 15 40])', [1; 2; 4]), 'monthly', 'sum')
groupsummary(timetable2table(T), 'Time', 'day', 'sum', 'a')
f = [tempname '.csv'];
writetimetable(S, f), disp(fileread(f)), istabular(S), istabular(5)
writelines(["d,v"; "5|6|2024,1"; "7|8|2024,2"], f);
o = setvaropts(setvartype(detectImportOptions(f), 'd', 'datetime'), 'd', 'InputFormat', 'd|M|yyyy');
R = readtable(f, o); R.d(2) == datetime(2024, 8, 7), delete(f)
A = addprop(table(1, 2), {'Source', 'Kind'}, {'table', 'variable'});
A.Properties.CustomProperties.Source = 'lab';
A.Properties.CustomProperties.Kind = {'x', 'y'};
A(:, 2).Properties.CustomProperties
fieldnames(rmprop(A, 'Kind').Properties.CustomProperties)'
