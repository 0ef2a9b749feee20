disp(strcmp('a', {'a', 'b'; 'c', 'a'}))
disp(strcmp({'a'; 'b'}, {'a'; 'c'}))
disp(strcmp('abc', ['abc'; 'abc']))
disp(strcmp('', ''))
disp(strcmp(5, 'a'))
disp(strcmp({'a', 5}, 'a'))
disp(strcmp({}, 'a'))
disp(strcmpi('ABC', {'abc', 'Abd'}))
try, strcmp({'a', 'b'}, {'a', 'b', 'c'}); disp('no error'), catch e, disp('sizes differ'), end
