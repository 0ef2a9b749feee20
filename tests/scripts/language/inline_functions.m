% inline, formula, argnames, vectorize.
f = inline('x^2 + 1'); disp(f(3)), disp(formula(f)), disp(argnames(f)), g = inline('a*x + b', 'x', 'a', 'b'); disp(g(2, 3, 4)), disp(argnames(g)')
h = vectorize(f); disp(h([1 2 3])), disp(formula(h)), disp(feval(f, 5)), disp(cellfun(inline('2*t'), {1, 2})), disp(class(f)), disp(vectorize('a*b^c/d'))
k = inline('sin(2*pi*q + theta)'); disp(argnames(k)'), p = inline('exp(P1*x)', 1); disp(p(0, 5)), disp(argnames(p)')
