[n, s] = weekday(738000); disp(n), disp(s), [n, s] = weekday('25-Dec-1994', 'long'); disp(n), disp(s), disp(weekday([728647 728648]))
disp(eomday(2024, 2)), disp(eomday(2023, 1:12)), disp(eomday([1900 2000], 2)), disp(is_leap_year([1900 2000 2023 2024])), c = calendar(2024, 2); disp(c)
