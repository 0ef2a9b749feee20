try, validatestring('q', {'red', 'green'}, 'myfun', 'color', 2); catch e, disp(e.identifier), disp(contains(e.message, 'color')), disp(contains(e.message, 'red')), end
try, validatestring('gre', {'green', 'grey'}); catch e, disp(e.identifier), end
disp(validatestring('red', {'Red', 'reddish'})), disp(validatestring("gr", ["green" "blue"]))
