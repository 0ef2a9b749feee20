disp(num2str(pi, 8)), disp(num2str([pi; exp(1)], 5)), disp(num2str([pi exp(1)], 5)), disp(num2str(1234.5, 2)), disp(num2str(magic(3) / 7, 3)), disp(num2str(123456, 3))
try, num2str(1, -1); catch e, disp('negative precision'), end
