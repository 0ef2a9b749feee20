disp(sprintf('%s', 65)), disp(sprintf('%d', 'abc')), disp(sprintf('%s', [72 105])), disp(sprintf('%c%c', 'ab')), disp(sprintf('%5s|%-5s|', 'ab', 'cd'))
disp(sprintf('%s', 3.5)), disp(sprintf('%s and %s', 'a', "b")), disp(sprintf('%d %s', 1, "two")), disp(sprintf('%x', 'a'))
disp(sprintf('%c %c %s', 'hello'))
