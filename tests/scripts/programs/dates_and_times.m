% Serial dates: formats, parsing, arithmetic, calendars
d = datenum(2024, 2, 29, 13, 5, 9)
for f = [0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31]
    fprintf('%2d %s\n', f, datestr(d, f));
end
datestr(d, 'yyyy-mm-dd HH:MM:SS'), datestr(d, 'dddd dd mmmm yyyy'), datestr(d, 'ddd m/d/yy'), datestr(d, 'HH:MM PM'), datestr(d + 0.5, 'HH:MM:SS.FFF PM'), datestr([d; d + 1]), datestr(d, 'QQ-YYYY'), datestr(floor(d))
datenum('2024-02-29', 'yyyy-mm-dd') == floor(d), datenum('03/15/2020'), datenum({'01-Jan-2000', '02-Jan-2000'}), datenum([2000 1 1; 2000 13 1]), datenum(2000, 1:3, 1), datenum('12:30') - floor(datenum('12:30'))
datevec(d), datevec('2024-02-29 13:05:09'), datevec('29-Feb-2024'), datevec('10:20:30') == datevec('10:20:30'), [y, m, dd, h, mi, s] = datevec(730000.123456)
[n, s] = weekday(d), [n, s] = weekday('29-Feb-2024', 'long'), eomday(2023:2024, 2), addtodate(d, 1, 'year') - d, addtodate(datenum(2024, 1, 31), 1, 'month') == datenum(2024, 2, 29), addtodate(d, -3, 'hour') - d
calendar(2024, 2)
leap = @(y) mod(y, 4) == 0 & (mod(y, 100) ~= 0 | mod(y, 400) == 0);
years = 1896:4:1912; disp(years(leap(years)))
easter = arrayfun(@easter_of, 2020:2025); disp(datestr(easter', 'yyyy-mm-dd'))
jd = @(d) d + 1721058.5; fprintf('%.2f\n', jd(datenum(2000, 1, 1.5)));
etime([2024 2 29 0 0 0], [2024 3 1 0 0 1.5]), isnumeric(now), numel(clock), ischar(date), tic; t = toc; t >= 0, c = cputime; cputime >= c
try, datenum('garbage'), catch e, disp(e.identifier), end
try, datestr('garbage'), catch e, disp(e.identifier), end
function d = easter_of(y)
a = mod(y, 19); b = floor(y/100); c = mod(y, 100);
dd = floor(b/4); e = mod(b, 4); f = floor((b + 8)/25); g = floor((b - f + 1)/3);
h = mod(19*a + b - dd - g + 15, 30); i = floor(c/4); k = mod(c, 4);
l = mod(32 + 2*e + 2*i - h - k, 7); m = floor((a + 11*h + 22*l)/451);
month = floor((h + l - 7*m + 114)/31); day = mod(h + l - 7*m + 114, 31) + 1;
d = datenum(y, month, day);
end
