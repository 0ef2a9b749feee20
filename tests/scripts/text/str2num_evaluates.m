disp(str2num('[1 2 3]')), disp(str2num('pi*2')), disp(str2num('[1;2]'))
[x, ok] = str2num('bad bad'); disp(isempty(x)), disp(ok)
[x, ok] = str2num('3+4'); disp(x), disp(ok)
disp(class(str2num('int8(5)')))
