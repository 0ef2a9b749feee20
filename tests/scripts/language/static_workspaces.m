% Functions with nested ones have fixed variables: eval cannot add any.
function r = fixed(code), r = 0; eval(code); function nested(), r = r + 1; end, nested(); end
disp(fixed('r = 5;')), disp(fixed('1 + 1;'))
try, fixed('novel = 3;'), catch e, disp(e.message), end
function r = free(code), eval(code); r = novel; end
disp(free('novel = 3;'))
