% Time zones of the system's data.
t = datetime(2024, 7, 1, 12, 0, 0, 'TimeZone', 'Europe/Berlin')
t.TimeZone
u = t; u.TimeZone = 'America/New_York'
u == t, hours(u - t)
tzoffset(t), isdst(t), isdst(datetime(2024, 1, 1, 'TimeZone', 'Europe/Berlin'))
b = datetime(2024, 3, 31, 1, 30, 0, 'TimeZone', 'Europe/Berlin');
b + hours(1), b + caldays(1), hours(b + caldays(1) - b)
e = datetime(2024, 10, 27, 0, 0, 0, 'TimeZone', 'Europe/London');
hours(e + caldays(1) - e)
datetime(2090, 7, 1, 'TimeZone', 'Europe/Berlin', 'Format', 'yyyy-MM-dd HH:mm z')
w = t; w.Format = 'yyyy-MM-dd HH:mm Z'
w.Format = 'yyyy-MM-dd''T''HH:mm:ssXXX'
datetime('2024-05-01T10:00:00+02:00', 'InputFormat', 'yyyy-MM-dd''T''HH:mm:ssXXX', 'TimeZone', 'UTC')
datetime('2024-05-01 10:00', 'InputFormat', 'yyyy-MM-dd HH:mm', 'TimeZone', 'Asia/Kolkata', 'Format', 'yyyy-MM-dd HH:mm Z')
datetime(1.7e9, 'ConvertFrom', 'posixtime', 'TimeZone', 'Asia/Tokyo')
posixtime(datetime(2024, 1, 1, 'TimeZone', '+05:30'))
n = datetime(2024, 1, 1, 8, 0, 0); n.TimeZone = 'UTC'; n.TimeZone = 'Australia/Sydney'
n.TimeZone = ''
n.Hour, hour(t), timeofday(u), dateshift(u, 'start', 'day')
x = datetime(1900, 1, 1, 'TimeZone', 'Europe/Paris'); tzoffset(x)
try, t - n, catch err, disp(err.message), end
try, n < t, catch err, disp(err.message), end
try, datetime(2024, 1, 1, 'TimeZone', 'Mars/Base'), catch err, disp(err.message), end
try, datetime(2024, 1, 1, 'TimeZone', '../passwd'), catch err, disp(err.message), end
try, datetime('10:00+02:00', 'InputFormat', 'HH:mmXXX'), catch err, disp(err.message), end
fprintf('%s|', datetime(2024, 1, [2 3])), fprintf('\n'), sprintf('%s', seconds(5))
jsonencode(datetime(2024, 1, 2)), caldiff([datetime(2024, 1, 1), datetime(2024, 2, 5)])
