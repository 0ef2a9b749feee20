% A literal without an imaginary part is real, as results of operations are.
disp([isreal(0i), isreal(0j), isreal(1i), isreal(0.0i), isreal(complex(0, 0))])
x = 0i
y = [1 0i]; disp(isreal(y))
disp(isreal(3 + 0i)), disp(class(0i))
