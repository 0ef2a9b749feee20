disp(regexprep('hello world', 'o', '0'))
disp(regexprep('John Smith', '(\w+) (\w+)', '$2, $1'))
disp(regexprep('aaa', 'a', 'b', 'once'))
disp(regexprep('Hello', 'hello', 'bye', 'ignorecase'))
c = regexprep({'ab', 'cb'}, 'b', 'x');
disp(c{2})
disp(regexprep('abc', {'a', 'b'}, {'1', '2'}))
disp(regexprep('  trim  ', '^\s+|\s+$', ''))
disp(regexptranslate('escape', 'a.b'))
