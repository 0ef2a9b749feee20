% Times and categories are shown without empty lines where the format is compact.
t = datetime(2024, 1, 1), hours([1 2]), calmonths(1), categorical({'a' 'b'}), table([1; 2])
format compact
t, hours([1 2; 3 4]), calmonths([1 2]), categorical({'a' 'b'}), table([1; 2], {'x'; 'y'}), categorical({'a'; 'b'}), datetime.empty, timetable(seconds(1), 5)
disp(t), disp(hours(1)), disp(calmonths(1)), disp(categorical({'a' 'b'})), disp(table(5))
T = table(1); T.Properties
format loose
disp(t), disp(hours(1)), t
