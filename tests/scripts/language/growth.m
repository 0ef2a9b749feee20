% Assigning beyond the end makes room, filled with what the class has for nothing.
x(3) = 5; disp(x), x(2, 4) = 1; disp(x), c{2} = 'a'; disp(size(c)), disp(isempty(c{1}))
s(3).v = 1; disp(size(s)), disp(isempty(s(2).v)), t = 'ab'; t(5) = 'z'; disp(double(t))
b = true; b(3) = true; disp(b), i8 = int8(1); i8(3) = 7; disp(class(i8)), disp(i8)
z = []; z(:, 1) = [1; 2]; z(:, 2) = [3; 4]; disp(z), y = []; y(end + 1, :) = [1 2]; y(end + 1, :) = [3 4]; disp(y)
n = 1; n(2, 2, 2) = 5; disp(size(n)), st = "a"; st(3) = "c"; disp(size(st)), disp(ismissing(st))
col = (1:2)'; col(4) = 9; disp(col')
