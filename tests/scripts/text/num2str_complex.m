disp(num2str(1 + 2i)), disp(num2str([1 + 2i 3.5 - 4i])), disp(num2str([1 + 2i; -3 - 40i])), disp(num2str(pi + 1i, 3)), disp(num2str(1i))
