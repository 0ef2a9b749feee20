c = regexp('a,b;c', '[,;]', 'split');
fprintf('<%s>', c{:}); fprintf('\n');
[m, s] = regexp('ab12cd', '\d', 'match', 'split');
fprintf('<%s>', m{:}, s{:}); fprintf('\n');
c = regexp('abc', 'x', 'split');
fprintf('<%s>', c{:}); fprintf('\n');
c = regexp(',a,', ',', 'split');
fprintf('<%s>', c{:}); disp(size(c))
