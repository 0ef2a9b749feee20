c = mat2cell(reshape(1:16, 4, 4), [2 2], [3 1]);
disp(size(c))
disp(c{2, 1})
d = num2cell([1 2; 3 4], 1);
disp(d{2})
