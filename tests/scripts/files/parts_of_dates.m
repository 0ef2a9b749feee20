% year … second of date numbers and texts; today, m2xdate, x2mdate, daysact.
n = datenum([2020 5 17 13 45 10; 1999 12 31 23 59 59]);
disp([year(n) month(n) day(n) hour(n) minute(n) round(second(n))]), disp(size(year([n n]))), disp(year('17-May-2020')), disp(month("2020-05-17", 'yyyy-mm-dd')), disp(day({'01-Jan-2001'; '02-Feb-2002'})')
[k, name] = month(n); disp(k'), disp(name), disp(today == floor(now)), disp(m2xdate(datenum(2020, 5, 17))), disp(datestr(x2mdate(43968))), disp(m2xdate('17-May-2020', 1)), disp(x2mdate(m2xdate(n(1), 1), 1) == n(1))
disp(daysact('7-sep-2002', '25-dec-2002')), disp(daysact(n(2), n(1)) > 7000)
try, year({1}), catch e, disp(isempty(e.message)), end
try, hour(@sin), catch e, disp(e.message), end
