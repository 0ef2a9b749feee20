disp(regexp('foobar foobaz', 'foo(?=baz)'))
disp(regexp('foobar foobaz', 'foo(?!baz)'))
c = regexp('price: $45, cost $7', '(?<=\$)\d+', 'match');
fprintf('%s ', c{:}); fprintf('\n');
c = regexp('a1b2', '(?<!a)\d', 'match');
fprintf('%s ', c{:}); fprintf('\n');
