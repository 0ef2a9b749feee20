[tok, mat] = regexp('foo bar', '(\w)\w*', 'tokens', 'match', 'once');
disp(tok{1}), disp(mat)
disp(isempty(regexp('abc', 'x', 'match', 'once')))
disp(ischar(regexp('abc', 'x', 'match', 'once')))
disp(iscell(regexp('abc', '(x)', 'tokens', 'once')))
disp(regexp('abcabc', 'b', 'once'))
disp(isempty(regexp('abc', 'x', 'once')))
[a, b] = regexp('xay', 'a', 'start', 'end', 'once');
disp([a b])
