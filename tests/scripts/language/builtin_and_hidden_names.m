% A variable hides a function; builtin and clear reach it again.
sum = @(x) 'mine'; disp(sum([1 2])), disp(builtin('sum', [1 2])), clear sum, disp(sum([1 2])), max = 5; disp(max), clear max, disp(max([3 9]))
function r = abs(x), r = 'local abs'; end
disp(abs(-1)), disp(builtin('abs', -1)), try, builtin('no_such_builtin'), catch e, disp(e.identifier), end
