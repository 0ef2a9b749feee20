% FFT spectrum of a sum of tones, peaks found and named
Fs = 1000; N = 500;
t = (0:N-1)/Fs;
x = 0.7*sin(2*pi*50*t) + sin(2*pi*120*t + pi/4) + 0.25*cos(2*pi*300*t) + 0.5;
X = fft(x);
P2 = abs(X/N);
P1 = P2(1:N/2+1);
P1(2:end-1) = 2*P1(2:end-1);
f = Fs*(0:(N/2))/N;
isPeak = P1 > 0.1;
fprintf('%7s %10s %9s\n', 'f [Hz]', 'amplitude', 'phase');
for k = find(isPeak)
    fprintf('%7.1f %10.4f %9.4f\n', f(k), P1(k), angle(X(k)));
end
% Parseval
fprintf('parseval: %.3e\n', abs(sum(abs(x).^2) - sum(abs(X).^2)/N) < 1e-9);
y = real(ifft(X));
disp(max(abs(x - y)) < 1e-12)
% low pass
Y = X; Y(f(end):end) = 0;
mask = abs(fftshift((-N/2:N/2-1)*Fs/N)) < 80;
xl = ifft(X .* mask, 'symmetric');
fprintf('%.4f %.4f\n', max(xl), min(xl));
w = 0.5 - 0.5*cos(2*pi*(0:7)/8)
W = fft(w)
fft([1 2 3 4])
fft([1 2; 3 4])
fft(eye(2), 4)
ifft([10 -2+2i -2 -2-2i])
c = conv([1 2 3], [1 -1]);
c2 = real(ifft(fft([1 2 3], 4) .* fft([1 -1], 4)));
isequal(c, round(c2))
fftshift(1:5), ifftshift(1:5)
filter(ones(1,3)/3, 1, [1 2 3 4 5 6])
[q, r] = deconv([1 5 6], [1 2])
dB = @(v) 20*log10(max(v, 1e-6));
fprintf('%8.2f', dB([1 0.5 0.1 0])); fprintf('\n');
