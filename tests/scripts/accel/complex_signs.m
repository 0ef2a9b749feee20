% What turned out real has no imaginary zeros with a sign: branch cuts and products see a real number.
a = complex([2 3 4],[1 1 1]);
z = a.*conj(a);
disp(sqrt(-z)), disp(log(-z)), disp(sqrt(conj(-z)))
y = z*(-1);
disp(sqrt(y)), disp((0-z).^0.5), disp(angle(-z)), disp(acos(-z/20))
v = complex([0 1 -1 -0.5],[-0.5 0.5 2 -0.1]); w = v.*v;
v(end+1) = 0;
q = w + conj(prod(v));
disp([num2hex(real(q)) num2hex(imag(q))])
rng(5); r = rand(5,1)*4-2; u = acosh(complex(-2*ones(2,1),zeros(2,1))); u = u - 1i*imag(u);
p = prod(r + prod(u));
disp(num2hex(real(p))), disp(isreal(p))
