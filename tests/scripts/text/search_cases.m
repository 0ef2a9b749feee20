disp(strfind('abcabc', 'bc'))
disp(isempty(strfind('abc', 'x')))
c = strfind({'abc', 'bcd'}, 'bc');
disp(c{2})
disp(strrep('hello world', 'o', '0'))
x = strrep({'aa', 'ba'}, 'a', 'x');
disp(x)
disp(regexprep('abc', '(.)', '<$1>'))
disp(index('abcb', 'b'))
disp(rindex('abcb', 'b'))
disp(validatestring('app', {'apple', 'pear'}))
