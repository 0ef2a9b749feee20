fprintf('[%s]\n', blanks(3));
disp(size(blanks(0)))
m = char('a', '', 'ccc');
disp(size(m))
m = strvcat('a', '', 'ccc');
disp(size(m))
m = char({'one', 'three'}, 'x');
for k = 1:3, fprintf('[%s]', m(k, :)); end, fprintf('\n');
disp(double(char(65, 66))')
