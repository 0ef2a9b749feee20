% Summaries of timetables have their row times.
summary(timetable(seconds([1; 2; 3]), [4; 5; 6]))
TT = timetable(datetime(2024, 1, [1; 2; 5]), [4; 5; NaN], 'VariableNames', {'x'});
TT.Properties.DimensionNames{1} = 'When';
summary(TT)
summary(timetable(datetime(2024, 1, 1:3)', [true; false; true], 'VariableNames', {'on'}))
S = summary(TT); S.When
S.x
