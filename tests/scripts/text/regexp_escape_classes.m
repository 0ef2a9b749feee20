disp(regexp('a1_ -', '\w')), disp(regexp('a1_ -', '\W')), disp(regexp('a1', '\D')), disp(regexp('a b', '\S'))
disp(regexp('ab', '\<a')), disp(regexp('ab ab', 'b\>')), disp(regexp('A', '\x41')), disp(regexp('A', '\o{101}'))
disp(regexp('a[b', '[[]')), disp(regexp('xyz', '[^xy]')), disp(regexp('a-z', '[a\-z]'))
disp(regexp('abc123', '[[:alpha:]]+', 'match', 'once'))
