disp(int2str([1.5 2.5; -3.5 4.4])), disp(int2str(1e10)), disp(isempty(int2str([]))), disp(int2str(-0.4)), disp(int2str(2.7))
