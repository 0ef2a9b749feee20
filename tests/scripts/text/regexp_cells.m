c = regexp({'a1', 'b', 'c23'}, '\d+', 'match');
disp(size(c)), disp(c{1}{1}), disp(isempty(c{2})), disp(c{3}{1})
c = regexp({'ab', 'cd'}, {'a', 'd'});
disp(c{1}), disp(c{2})
c = regexp('abc', {'a', 'c'}, 'match');
disp(c{2}{1})
c = regexp({'x1', 'y2'}, '(\w)(\d)', 'tokens', 'once');
fprintf('%s%s ', c{1}{:}, c{2}{:}); fprintf('\n');
