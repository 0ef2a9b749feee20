x = sprintf('a\tb\\c\x41\101%%');
disp(x), disp(double(x))
disp(length(sprintf('\n\r\f\v\a\b')))
disp(double(sprintf('%s', '\n')))
disp(sprintf("q\tz"))
