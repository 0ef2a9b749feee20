disp(regexprep('abc', {'a', 'b'}, {'1', '2'}))
disp(regexprep('abc', {'a', 'b'}, 'X'))
disp(regexprep('aB', 'b', 'x', 'ignorecase'))
c = regexprep({'abc', 'bcd'}, 'b', 'B');
fprintf('%s ', c{:}); fprintf('\n');
disp(regexprep('a.b', '\.', '\\'))
disp(regexprep('a b', '\s', '\t'))
disp(regexprep('cost', 'cost', '\$5'))
