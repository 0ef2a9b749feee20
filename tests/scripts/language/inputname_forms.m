% inputname: the variable that was passed.
function r = nameof(a, b), r = [inputname(1) '|' inputname(2)]; end
x = 1; y.z = 2; disp(nameof(x, x)), disp(nameof(1, x)), disp(nameof(x + 1, y)), disp(nameof(y.z, x)), disp(nameof(x(1), x))
