eval('x = 5;');
disp(x)
eval('bad syntax here (', 'disp(''failed'')');
y = eval('x + 1');
disp(y)
eval('z = 7')
disp(exist('x'))
disp(exist('sin'))
disp(exist('no_such_thing'))
disp(isvarname('abc'))
disp(isvarname('1abc'))
clear x
disp(exist('x'))
a = 1; b = 2;
clear
disp(exist('a'))
assignin('base', 'q', 3);
disp(q)
