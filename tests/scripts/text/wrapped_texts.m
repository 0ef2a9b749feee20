% textwrap, symvar, fcnchk.
disp(textwrap({'The quick brown fox jumps over the lazy dog'}, 16)), disp(textwrap({'a b', 'averyveryverylongword and more', ''}, 8)), disp(size(textwrap({''}, 5)))
disp(textwrap(["one two", "three"], 4)), disp(textwrap({['one two' newline 'three']}, 20))
try, textwrap(1, 2), catch e, disp(e.message), end
disp(symvar('cos(pi*x - beta1)')), disp(symvar('a.b + 2e3*z - f(q, ''text w'')')), disp(size(symvar('1 + pi')))
f = fcnchk('x^2 + 1', 'vectorized'); disp(f([1 2 3])), f = fcnchk('sin'); disp(f(0)), f = fcnchk(@cos); disp(f(0)), f = fcnchk('P1*x', 1); disp(f(2, 3)), f = fcnchk('@(t) t + 1'); disp(f(1))
try, fcnchk(1), catch e, disp(e.message), end
