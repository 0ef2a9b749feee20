% Whether a transform is real depends on the data: nobody asks before it is shown, and then it is
% what it would have been at once.
rng(12);
x = rand(20,2)-0.5; z = complex(x, x(:,[2 1])); e = [x(:,1); 0; x(end:-1:1,1)]; e = [e(21:41); e(1:20)];
f = fft(x);
a = ifft(f); disp(isreal(a)), disp(max(abs(a(:)-x(:))) < 1e-15)
b = ifft(f .* 1i); disp(isreal(b))
c = ifft(f .* f); disp(isreal(c))
d = fft(z - z); disp(isreal(d)), disp(any(d(:)))
% a real array that came as a complex one gives exactly conjugate halves
r = (z + conj(z)) ./ 2; g = fft(r); disp(isequal(g, fft(x)))
n = -conj(complex(x, 0)); g = fft(n); disp(isequal(g, fft(-x)))
k = ifft(r); disp(isequal(k, ifft(x)))
% the transform of real and even data is real, the inverse exactly
disp(isreal(ifft(e))), disp(norm(imag(fft(e))) < 1e-13)
disp(isreal(ifft([3 1 1]))), disp(isreal(ifft([3 1 2])))
% nothing is real next to a NaN
m = f; m(3,1) = complex(NaN, 1); t = ifft(m); disp(isreal(t)), disp(any(isnan(t)))
disp(isreal(ifft(m, 'symmetric')))
fprintf('%bx %bx %bx\n', real(c(5,2)), real(g(4,2)), imag(g(4,2)));
h = gpuArray(z); v = ifft(fft(h)); disp(class(v)), disp(isgpuarray(v)), disp(max(abs(gather(v(:))-z(:))) < 1e-14)
