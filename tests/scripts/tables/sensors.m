% Sensor data: timetables, resampling, gaps, statistics by hour.
rng(0);
t0 = datetime(2024, 6, 1, 0, 0, 0);
time = t0 + minutes(0:15:60 * 6 - 15)';
temp = round(20 + 5 * sin((0:numel(time) - 1)' / 4), 2);
hum = round(60 - 10 * cos((0:numel(time) - 1)' / 5), 1);
TT = timetable(time, temp, hum);
TT.Properties.VariableUnits = {'C', '%'};
head(TT, 3)
TT.temp([3 7 8]) = NaN;
fprintf('%d missing\n', sum(ismissing(TT.temp)));
TT = fillmissing(TT, 'linear', 'DataVariables', 'temp');
TT.temp([3 7 8])'
hourly = retime(TT, 'hourly', 'mean')
TT.hour = hour(TT.time);
byHour = varfun(@max, timetable2table(TT, 'ConvertRowTimes', false), 'GroupingVariables', 'hour')
window = timerange(t0 + hours(1), t0 + hours(2));
TT(window, {'temp', 'hum'})
warm = TT(TT.temp > 23, 'temp');
fprintf('%d warm quarters, first at %s\n', height(warm), char(warm.time(1), 'HH:mm'));
d = diff(TT.time);
isequal(unique(d), minutes(15))
events = timetable(t0 + minutes([20; 100]), ["door"; "fan"], 'VariableNames', {'event'});
both = synchronize(TT(1:3, 'temp'), events)
TT.time.Format = 'HH:mm';
TT(end - 1:end, 1)
stats = [mean(TT.temp), median(TT.temp), std(TT.temp)];
fprintf('%.3f ', stats); fprintf('\n');
moving = movmean(TT.temp, 3);
fprintf('%.2f\n', moving(1:3));
[m, k] = min(TT.temp);
fprintf('min %.2f at %s\n', m, string(TT.time(k)));
T = timetable2table(hourly);
T.time = cellstr(T.time, 'yyyy-MM-dd HH:mm');
disp(T(1:2, :))
