disp(validatestring('r', {'red', 'green', 'blue'}))
disp(validatestring('GREEN', {'red', 'green', 'blue'}))
disp(validatestring('app', {'apple', 'applepie'}))
try, validatestring('x', {'red', 'green'}); catch e, disp('no choice'), end
try, validatestring('gre', {'green', 'grey'}); catch e, disp('ambiguous'), end
