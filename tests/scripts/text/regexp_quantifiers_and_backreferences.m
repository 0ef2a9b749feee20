c = regexp('<a><b>', '<.*?>', 'match'); disp(numel(c))
c = regexp('<a><b>', '<.*>', 'match'); disp(numel(c))
disp(regexp('abccba', '(.)\1'))
disp(regexp('aaa', 'a{2}')), disp(regexp('aaaa', 'a{1,3}', 'match', 'once'))
c = regexp('cat dog', '(cat|dog)', 'match'); fprintf('%s ', c{:}); fprintf('\n');
c = regexp('abab', '(?:ab)+', 'match'); disp(c{1})
disp(regexp('a.b', '\.')), disp(regexp('tab	x', '\t')), disp(regexp('a-b]c', '[\]-]'))
