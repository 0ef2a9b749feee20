% Appointments: dates, durations, overlaps, recurring events, a calendar as text.
names = ["review"; "lunch"; "planning"; "call"];
starts = datetime(2024, 4, [8; 8; 9; 9], [10; 12; 14; 15], [0; 0; 0; 30], 0);
lengths = minutes([90; 60; 120; 45]);
T = table(names, starts, starts + lengths, lengths, 'VariableNames', {'Name', 'Start', 'End', 'Length'})
T.Day = categorical(day(T.Start, 'shortname'));
T = sortrows(T, 'Start', 'descend');
disp(T(:, {'Name', 'Day'}))
n = height(T);
for i = 1:n
    for j = i + 1:n
        if T.Start(i) < T.End(j) && T.Start(j) < T.End(i)
            overlap = min(T.End(i), T.End(j)) - max(T.Start(i), T.Start(j));
            fprintf('%s and %s overlap by %s\n', T.Name(i), T.Name(j), char(overlap, 'hh:mm'));
        end
    end
end
perDay = varfun(@sum, T, 'InputVariables', 'Length', 'GroupingVariables', 'Day')
busy = hours(sum(T.Length));
fprintf('%.2f hours\n', busy);
weekly = datetime(2024, 4, 1):calweeks(1):datetime(2024, 4, 30);
fprintf('%s ', string(weekly, 'dd.MM')); fprintf('\n');
monthEnds = dateshift(datetime(2024, 1:4, 1), 'end', 'month')
gaps = caldays(between(monthEnds(1:end-1), monthEnds(2:end), 'days'))
deadline = datetime('2024-05-01', 'InputFormat', 'yyyy-MM-dd');
left = deadline - datetime(2024, 4, 8, 9, 0, 0)
fprintf('%d days and %d hours\n', floor(days(left)), mod(floor(hours(left)), 24));
age = calyears(between(datetime(1990, 7, 15), datetime(2024, 4, 8), 'years'))
isweekend(datetime(2024, 4, 6:8))
w = weekday(datetime(2024, 4, 8))
[y, m, d] = ymd(T.Start(1))
t = T.Start(1); t.Hour = 8; t.Minute = 15; t
t.Format = 'eeee, d MMMM yyyy HH:mm'
work = T.Start(timeofday(T.Start) >= hours(14))
nat = [T.Start(1); NaT]; isnat(nat)'
s = datestr(T.Start(1), 'yyyy-mm-dd HH:MM:SS')
posix = posixtime(datetime(2000, 1, 1))
back = datetime(posix, 'ConvertFrom', 'posixtime')
sorted = sort(T.Start)';
sorted(1), any(diff(sorted) < hours(2))
x = linspace(datetime(2024, 1, 1), datetime(2024, 1, 3), 3)
mean(T.Start)
cellstr(T.Start, 'HH:mm')'
q = quarter(datetime(2024, [2 5 8 11], 1))
dur = duration(1, 30, 0) * 2, dur / 2, dur > hours(2), abs(-dur), floor(hours(2.7) , 'hours')
duration("01:15:30"), seconds(duration("00:00:30")), hours(3):minutes(30):hours(4)
week(datetime(2024, 1, [1 8 31])), yyyymmdd(datetime(2024, 2, 9))
