% Filtering by frequency: no number passes through the host before the last line shows some; three
% bytes come, which say whether what is conjugated or has its angle taken is real.
rng(11);
x = rand(60,3)-0.5; h = rand(60,1); w = complex(rand(60,3)-0.5, rand(60,3));
% powers of small primes
y = fft(x);
z = ifft(y .* h);
p = abs(z);
c = ifft(fft(w, [], 2) .* w, [], 1);
q = real(c) + imag(conj(c));
% a length with a large prime factor
u = ifft(fft(w(1:37,:)) .* h(1:37));
r = abs(u).^2 + angle(u(37:-1:1,:));
% two and more dimensions
A = reshape(x(1:48), [4 6 2]); B = ifftn(fftn(A) .* conj(fftn(A)));
C = ifft2(fft2(complex(single(A), single(-A))) .* single(2));
s = sum(p(:)) + sum(q(:)) + sum(r(:)) + sum(abs(B(:))) + double(sum(abs(C(:))));
fprintf('%bx\n', s);
