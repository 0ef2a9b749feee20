d = datenum(2008, 1, 31); disp(datestr(addtodate(d, 1, 'month'), 1)), disp(datestr(addtodate(d, 1, 'year'), 1)), disp(datestr(addtodate(d, -2, 'day'), 1)), disp(datestr(addtodate(d, 25, 'hour'), 0)), disp(datestr(addtodate(d, 90, 'minute'), 0)), disp(datestr(addtodate(d, 13, 'month'), 1))
disp(datestr(addtodate([d d + 1], 1, 'month'), 1))
try, addtodate(d, 1, 'weeks'); catch e, disp('unknown unit'), end
