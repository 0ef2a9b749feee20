disp(num2str(pi)), disp(num2str(-pi)), disp(num2str(100)), disp(num2str(1e5 + 0.5)), disp(num2str(99999.5)), disp(num2str(123456789.123))
disp(num2str(1.23456789012345e-7)), disp(num2str(1e15)), disp(num2str(0.1)), disp(num2str(true)), disp(num2str(int8(-7))), disp(num2str(single(pi)))
disp(num2str('abc')), disp(isempty(num2str([]))), disp(num2str(1.0000001)), disp(num2str(12345678.9)), disp(num2str(NaN)), disp(num2str(-Inf))
