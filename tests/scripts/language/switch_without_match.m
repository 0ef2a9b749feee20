% Nothing runs where nothing fits; otherwise may be left out; only the first fit runs.
switch 5, case 1, disp('a'), case 2, disp('b'), end
switch 1, case 1, disp('first'), case 1, disp('second'), end
switch 'a', case 'b', otherwise, disp('other'), end
x = 0; switch x, case false, disp('zero is false'), end
try, switch {1}, case 1, end, catch e, disp(e.message), end
try, switch [1 2], case 1, end, catch e, disp(e.message), end
