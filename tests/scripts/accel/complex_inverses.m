% Inverse and reciprocal functions of complex numbers where the array is, as at once.
x = [-2.5 -1 -0.3 0 0.4 1 1.7 30]; [a, b] = meshgrid(x, x); z = complex(a, b);
w = z(3:end,[1 3 5 7]); w = w(imag(w) ~= 0);
for name = {'asin','acos','atan','asinh','acosh','atanh','acot','asec','acsc','acoth','asech','acsch','sec'}
  f = str2func(name{1}); y = f(w); t = w;
  for i = 1:numel(w), t(i) = f(w(i)); end
  fprintf('%s: %d %bx %bx\n', name{1}, isequal(t, y), sum(real(y)), sum(imag(y)));
end
s = atan(single(w)); fprintf('%s %d\n', class(s), max(abs(double(s) - atan(w))) < 1e-6);
s = acsc(single(w)); fprintf('%s %d\n', class(s), max(abs(double(s) - acsc(w))) < 1e-6);
% the others, a number each
for name = {'csc','cot','sech','csch','coth'}
  f = str2func(name{1}); y = f(0.3-1.2i); v = f(single(0.3-1.2i)); fprintf('%s: %bx %bx %tx %tx\n', name{1}, real(y), imag(y), real(v), imag(v));
end
disp(abs(1/cosh(1+2i) - sech(1+2i)) < 1e-16), disp(abs(1/tan(1+2i) - cot(1+2i)) < 1e-15)
% real arrays leave the real numbers, on the sides of the cuts that MATLAB takes
disp(asin([2 -2])), disp(acos([2 -2])), disp(acosh([0.5 -2])), disp(atanh([2 -2])), disp(asec([0.5 -0.5])), disp(acsc([0.5 -0.5]))
disp(acoth([0.5 -0.5])), disp(asech([2 -2])), disp(acot(2i)), disp(atan(2i)), disp(asinh(2i)), disp(asin(complex([Inf -Inf 0], [0 1 Inf])))
