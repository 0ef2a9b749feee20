% Order of operators, where people err.
disp(-2^2), disp(2^-1), disp(2^-2^1), disp(-2^-2), disp(~1 == 0), disp(1:3+1), disp((1:3)')
disp(2^3^2), disp(1 - 1:3), disp(3 > 2 > 1), disp(~0 + 1), disp([1 -1]), disp([1 - 1]), disp([1 , -1]), disp(1 | 0 & 0)
disp(2 * 3 / 4 * 2), disp(5 \ 10), disp(-[1 2]'), disp(!true == false), disp(1:2:7), disp(4 - -3)
disp([1 -2]'), disp([2 ^ -1]), disp([3 ' '] == 3), disp(- 2 .^ 2), disp(2 .^ [1 2]')
