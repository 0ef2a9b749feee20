disp(strfind('abababa', 'aba'))
disp(strfind('abababa', 'aba', 'overlaps', false))
c = strfind({'abc', 'cab', 'xyz'}, 'ab');
disp(c{1}), disp(c{2}), disp(isempty(c{3}))
disp(isempty(strfind('abc', 'x')))
disp(isempty(strfind('', 'x')))
c = strfind('abcb', {'b', 'c'});
disp(c{1}), disp(c{2})
try, strfind(5, 'a'); catch e, disp('not text'), end
