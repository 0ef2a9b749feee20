disp(datenum(2000, 1, 1))
disp(datestr(730486.5))
disp(datestr(730486, 'yyyy-mm-dd'))
disp(datestr(730486.75, 'HH:MM:SS'))
disp(datevec(730486.25))
disp(weekday(730486))
disp(datenum([2024 2 29]))
disp(datenum('01-Jan-2000'))
c = clock();
disp(numel(c))
t = tic; e = toc(t);
disp(e >= 0)
disp(now > 730000)
