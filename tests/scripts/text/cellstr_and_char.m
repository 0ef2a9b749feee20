c = cellstr(['ab '; 'c  ']);
fprintf('[%s]', c{:}); fprintf('\n');
disp(size(cellstr('')))
disp(iscellstr({'a', 'b'})), disp(iscellstr({'a', 1})), disp(iscellstr({}))
disp(ischar('a')), disp(ischar({'a'}))
x = char([72 101 108 108 111]);
disp(x)
disp(double('AZ'))
disp(char({'a', 'bcd'}))
