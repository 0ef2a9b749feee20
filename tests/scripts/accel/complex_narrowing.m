% A result whose imaginary parts are all zero is real, also when it was captured: isreal, the class of
% what follows, display and tables say the same as if each operation had been computed at once.
a = complex([1 2 3], [4 5 6]);
p = a .* conj(a)
isreal(p)
q = a + conj(a);
disp(isreal(q))
m = max(q)                      % of real numbers, not by magnitude
r = complex([1 2], [0 0]);
disp(isreal(r))                 % complex() stays complex
disp(isreal(r + 0))             % an operation does not
disp(isreal(-r))
disp(isreal(r(1)))
disp(isreal(r.'))
s = (1i * [1 2 3]) .* 1i;
x = s(2); disp(isreal(x))
t = sqrt(s)                     % the domain is that of a real array
u = a; u(:) = [7 8 9]; disp(u)
f = int32(q); disp(class(f))
if isreal(a - 1i*imag(a)), disp('real'), end
v = a * 0; disp(isreal(v)); disp(v)
w = a ./ a
l = logical(a .* conj(a))
z = (a .* conj(a)) .^ 0.5
whos p r
