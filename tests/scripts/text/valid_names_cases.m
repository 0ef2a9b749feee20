disp(matlab.lang.makeValidName('a b'))
disp(matlab.lang.makeValidName('1st place'))
disp(matlab.lang.makeValidName('for'))
disp(matlab.lang.makeValidName('a-b'))
disp(matlab.lang.makeValidName('a-b', 'ReplacementStyle', 'delete'))
disp(matlab.lang.makeValidName('a@b', 'ReplacementStyle', 'hex'))
disp(matlab.lang.makeValidName('_a', 'Prefix', 'm_'))
[n, changed] = matlab.lang.makeValidName({'ok', 'not ok'});
disp(n), disp(changed)
[u, changed] = matlab.lang.makeUniqueStrings({'a', 'a', 'b'}, {'b', 'a_1'});
disp(u), disp(changed)
disp(matlab.lang.makeUniqueStrings('x', {'x', 'x_1'}))
disp(genvarname({'x', 'x', 'for'}, 'x1'))
disp(iskeyword('while')), disp(iskeyword('whale'))
