% So many lines that the roots of their passes are put in order first; parts that are wanted alone.
x = complex(rand(512, 1030, 'single'), rand(512, 1030, 'single'));
Y = fft(x);
disp(isequal(Y(:, 77), fft(x(:, 77))))
disp(max(abs(ifft(Y) - x), [], 'all') < 2e-6)
d = rand(200, 2060);
Z = fft(d, 256);
disp(isequal(Z(:, 519), fft(d(:, 519), 256)))
% The real part alone, the imaginary part alone, both twice.
r = ifft(Z, 'symmetric');
disp(max(abs(r(1:200, :) - d), [], 'all') < 1e-13)
disp(norm(r(201:end, :)) < 1e-11)
p = real(fft(x)); q = imag(fft(x));
disp(isequal(p, real(Y)) && isequal(q, imag(Y)))
% Inverses of lines, two dimensions, and what reads a transform before it is stored.
W = ifft2(fft2(x(:, 1:250)));
disp(max(abs(W - x(:, 1:250)), [], 'all') < 2e-6)
A = abs(fft(x)); [a, k] = max(A(:)); B = fft(x) .* 2;
disp(isequal(A, abs(Y)) && isequal(B, Y + Y))
fprintf('%.0f %d\n', a, k);
