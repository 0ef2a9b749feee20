disp(regexp('aBc', 'b', 'ignorecase')), disp(isempty(regexp('aBc', 'b'))), disp(regexpi('aBc', 'b'))
t = sprintf('ab\ncd');
disp(regexp(t, '^c', 'lineanchors')), disp(isempty(regexp(t, '^c')))
disp(regexp(t, 'b.c')), disp(isempty(regexp(t, 'b.c', 'dotexceptnewline')))
disp(regexp('a b', 'a b')), disp(isempty(regexp('a b', 'a b', 'freespacing')))
disp(regexp('xab', 'a  b # comment', 'freespacing'))
disp(regexp('aBc', '(?i)b'))
