d = datenum(2003, 10, 24, 12, 45, 7);
for k = [0:16 17:31], fprintf('%d %s\n', k, datestr(d, k)); end
disp(datestr(d, 'yyyy-mm-dd HH:MM:SS.FFF')), disp(datestr(d, 'dddd, mmmm dd')), disp(datestr(d)), disp(datestr(fix(d))), disp(datestr([2001 2 3 4 5 6])), disp(size(datestr([d; d + 1], 29)))
