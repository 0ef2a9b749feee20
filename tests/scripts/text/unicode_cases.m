s = 'héllo';
disp(length(s))
disp(s)
disp(upper('abc'))
disp(double('é'))
fprintf('%s|\n', 'ü');
disp(char([72 105]))
disp(['a':'e'])
