disp(datenum(2000, 1, 1)), disp(datenum([2000 1 1])), disp(datenum(2000, 13, 1)), disp(datenum(2000, 1, [1 2 3])), disp(datenum(2000, 3, 0)), fprintf('%.4f\n', datenum(2000, 1, 1, 12, 30, 0)), disp(datenum([2000 1 1; 2001 1 1])')
disp(datenum('2000-01-01')), disp(datenum('01-Jan-2000')), disp(datenum('24.10.2003', 'dd.mm.yyyy')), disp(datenum({'2000-01-01', '2000-01-02'})'), disp(datenum('03/04/2001') == datenum(2001, 3, 4))
try, datenum('no date'); catch e, disp('no date'), end
