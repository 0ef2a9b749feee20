n = regexp('a=1;b=2', '(?<key>\w)=(?<val>\d)', 'names');
disp(size(n))
disp(n(2).key)
n = regexp('none', '(?<key>\d)', 'names');
disp(isempty(n))
[t, n] = regexp('x12', '([a-z])(\d+)', 'tokens', 'names', 'once');
disp(t{2})
disp(regexp('one two', '\<t', 'start'))
disp(regexp(sprintf('a\nb'), '^b', 'start', 'lineanchors'))
t = regexp('ab', '(a)|(b)', 'tokens');
disp(numel(t))
disp(numel(t{1}))
c = regexp({'a1', 'b22'}, '\d+', 'match', 'once');
disp(c)
s = regexp("x1y2", "\d", "match")
e = regexp('', 'a', 'match');
disp(size(e))
