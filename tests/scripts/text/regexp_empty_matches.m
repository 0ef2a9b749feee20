c = regexp('abc', 'x*', 'match');
disp(numel(c))
c = regexp('abc', 'x*', 'match', 'emptymatch');
disp(numel(c))
[s, e] = regexp('aXb', 'X*', 'start', 'end', 'emptymatch');
disp(s), disp(e)
disp(regexprep('abc', 'x*', '-'))
