disp(num2str(3, '%5.2f')), disp(num2str([1 2; 3 4], '%d,')), disp(num2str(12345.678, '%10.2f')), disp(num2str([1 2 3], '%d_'))
x = num2str([1 2; 3 4], '%d %d\n'); disp(size(x)), disp(x(1, :))
disp(num2str(pi, '%10.5e'))
