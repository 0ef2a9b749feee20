% fft and its relatives against the sums that define them, and what they give for odd inputs.
function fourier()
  rng(3);
  for n = [1 2 3 4 5 7 8 12 16 17 30 32 97 100 128 210 256]
    x = rand(n,1)-0.5; z = x + 1i*rand(n,1);
    k = (0:n-1)'; W = exp(-2i*pi*mod(k*k',n)/n);
    e1 = norm(fft(x) - W*x)/norm(W*x)/eps; e2 = norm(fft(z)-W*z)/norm(W*z)/eps; e3 = norm(ifft(fft(z))-z)/norm(z)/eps;
    y = ifft(fft(x)); e4 = norm(y-x)/norm(x)/eps;
    s = fft(single(z)); e5 = norm(double(s)-W*z)/norm(W*z)/double(eps('single'));
    fprintf('%d: within bounds %d, real again %d\n', n, max([e1 e2 e3 e4 e5]) < 30, isreal(y));
  end
  A = rand(6,10,4); 
  bits();
  disp(norm(reshape(fft(A,[],2) - permute(fft(permute(A,[2 1 3])),[2 1 3]),[],1)) < 1e-13)
  disp(isreal(ifft2(fft2(A)))), disp(max(abs(reshape(ifft2(fft2(A)) - A,[],1))) < 1e-14)
  disp(isreal(ifftn(fftn(A)))), disp(max(abs(reshape(ifftn(fftn(A)) - A,[],1))) < 1e-14)
  disp(size(fft(A,16,3))), disp(size(fft(A,3))), disp(size(fft2(A,3,20))), disp(size(fftn(A,[8 8 8])))
  fft([1 2 3 4])
  fft([1 2 3; 4 5 6])
  fft([1 2 3; 4 5 6], 4)
  fft([1 2 3; 4 5 6], [], 2)
  ifft([10 -2+2i -2 -2-2i])
  ifft([1 2 3 4], 'symmetric')
  fft(1:5)
  fft([])
  fft(5)
  fft(zeros(0,3))
  fft(zeros(1,0),4)
  fft2(magic(3))
  fft(true(1,4))
  fft(int8(1:3))
  class(fft(single(1:3)))
  try, fft({1}), catch e, disp(e.message), end
  try, fft(1:3,-1), catch e, disp(e.message), end
  disp(any(isfinite(fft([1 NaN 2]))))
end

% The same bits everywhere.
function bits()
  rng(5);
  x = rand(500,1)-0.5; z = x + 1i*rand(500,1);
  a = fft(x); fprintf('%bx %bx\n', real(a(7)), imag(a(7)), sum(real(a)), sum(imag(a)));
  a = fft(z); fprintf('%bx %bx\n', real(a(7)), imag(a(7)), sum(real(a)), sum(imag(a)));
  a = ifft(single(z)); fprintf('%tx %tx\n', real(a(7)), imag(a(7)), sum(real(a)), sum(imag(a)));
  a = fft(x(1:97)); fprintf('%bx %bx\n', real(a(7)), imag(a(7)), sum(real(a)), sum(imag(a)));
  A = rand(12,10,7); a = fftn(A); fprintf('%bx %bx\n', sum(real(a(:))), sum(imag(a(:))));
  a = fft(A,[],2); fprintf('%bx %bx\n', sum(real(a(:))), sum(imag(a(:))));
end
