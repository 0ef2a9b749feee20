% duration, datetime and calendar durations.
d = duration(1, 30, 0), disp(hours(d)), disp(minutes(d)), e = seconds([1 60 3600]), disp(d + minutes(15)), disp(char(2*d)), disp(hours(3)/d), disp(d > hours(1)), disp(seconds(e(end)))
disp(sum(e)), disp(class(d - d)), x = [hours(1) hours(2); hours(3) hours(4)]; disp(size(x)), disp(hours(x(2, :))), x(1, 2) = minutes(30); disp(hours(x)), disp(hours(max(x(:)))), disp(numel(x)), e(2) = []; disp(seconds(e))
d.Format = 'h'; d, disp(duration('01:02:03')), disp(char(duration(0, 0, 3661.25, 'Format', 'hh:mm:ss.SS'))), [h, m, s] = hms(duration(25, 61, 1.5)); disp([h m s]), disp(isduration(d)), disp(days(duration(48, 0, 0))), disp(seconds(milliseconds(1500))), disp(years(years(2)))
disp(hours(round(hours(1.6), 'hours'))), disp(seconds(diff(seconds([1 4 9])))), for k = seconds([1 2]), disp(k), end, disp(isempty(seconds([]))), disp(seconds(sort(seconds([3 1 2]), 'descend')))
t = datetime(2024, 2, 28, 13, 5, 30)
disp(t.Year), disp([t.Month t.Day t.Hour t.Minute t.Second]), disp(year(t)), disp(month(t)), disp(day(t)), disp(hour(t)), disp(t + days(2)), disp(t + calmonths(12)), u = datetime(2024, 1, 31) + calmonths(1); disp(u), disp(u - datetime(2024, 1, 1)), disp(hours(u - '2024-02-28'))
t.Format = 'yyyy-MM-dd HH:mm'; disp(char(t)), disp(string(t)), t.Day = 1; disp(t), disp(char(t, 'eeee, d MMMM yyyy h:mm a')), disp(datestr(t, 'yyyy/mm/dd')), disp(datenum(datetime(2000, 1, 1))), disp(datevec(datetime(2000, 1, 2, 3, 4, 5.5)))
v = datetime(2023, 12, 29:33)', disp(month(v)'), disp(v(end)), disp(weekday(v)'), disp(isweekend(v)'), disp(days(diff(v))'), v(2) = NaT; disp(isnat(v)'), v(7) = datetime(2024, 1, 9); disp(numel(v)), disp(char(v(6))), disp(nnz(v > datetime(2024, 1, 1)))
w = datetime({'2021-03-04', '2020-01-02'}); disp(sort(w)), disp(w(1) > w(2)), disp(max(w)), disp(w == '2020-01-02'), disp(datetime('03/04/2021', 'InputFormat', 'dd/MM/yyyy')), disp(datetime("5-Jun-2022 07:08:09")), disp(datetime(738000, 'ConvertFrom', 'datenum')), disp(datetime(1e9, 'ConvertFrom', 'posixtime')), disp(posixtime(datetime(1970, 1, 2))), disp(datetime(20240229, 'ConvertFrom', 'yyyymmdd')), fprintf('%.1f\n', juliandate(datetime(2000, 1, 1, 12, 0, 0)))
q = datetime(2024, 5, 17, 10, 20, 30); disp(dateshift(q, 'start', 'month')), disp(dateshift(q, 'end', 'year')), disp(dateshift(q, 'start', 'hour')), disp(dateshift(q, 'start', 'week')), disp(timeofday(q)), disp(between(datetime(2024, 1, 30), datetime(2024, 3, 1))), disp(isbetween(q, '2024-01-01', '2024-12-31')), disp(day(q, 'dayofyear')), disp(day(q, 'name')), disp(week(q)), disp(quarter(q)), [y, m, d] = ymd(q); disp([y m d])
disp(calyears(1) + calmonths(2) + caldays(3)), disp(isdatetime(q)), disp(class(q - q)), disp(isequal(q, q)), disp(unique([q q])), c = cellstr([q; q + hours(1)]); disp(c{2}), disp(mean([datetime(2024, 1, 1) datetime(2024, 1, 3)])), disp(size([v; q])), z = struct(); z.when = q; z.when(3) = q; disp(isnat(z.when)), disp(abs(seconds(datetime - datetime('now'))) < 60), disp(hour(datetime('today'))), disp(caldays(calweeks(2))), disp(datetime(2024, 12, 1) + caldays([31 32]))
try, datetime('yesterdayish'), catch e, disp(e.message), end
try, q + q, catch e, disp(e.message), end
try, seconds('a'), catch e, disp(e.message), end
try, q.Fortnight, catch e, disp(e.message), end
try, hours(1)*hours(1), catch e, disp(e.message), end
try, caldays(1.5), catch e, disp(e.message), end
