fprintf('%d ', [1 2 3; 4 5 6]); fprintf('\n');
fprintf('%d-%d\n', 1, 2, 3);
fprintf('\n%s=%d;', 'a', 1, 'bc', 2); fprintf('\n');
fprintf('no conversions\n');
fprintf('%s\n', 'abc', 'de');
x = sprintf('%d,', 1:5);
disp(x(1:end-1))
fprintf('[%s]\n', '');
fprintf('%d %s\n', 1, 'one', 2, 'two');
disp(size(sprintf('')))
