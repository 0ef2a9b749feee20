disp(matlab.lang.makeUniqueStrings('a', {'a', 'a_1'}))
[c, m] = matlab.lang.makeUniqueStrings({'a', 'a', 'b'});
fprintf('%s ', c{:}); disp(m)
c = matlab.lang.makeUniqueStrings({'a', 'a', 'a'}, 1:2);
fprintf('%s ', c{:}); fprintf('\n');
disp(matlab.lang.makeUniqueStrings('maxlength', {'maxlength'}, 6))
