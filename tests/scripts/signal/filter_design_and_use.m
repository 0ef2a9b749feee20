% Filters by their defining responses, conversions by going there and back, and what filters do to data.
[b, a] = butter(2, 0.3); fprintf('%.8f ', b, a); fprintf('\n');
level = @(b, a, w) 20*log10(abs(freqz(b, a, pi*w)));
for kind = {'low', 'high'}
    [b, a] = butter(5, 0.4, kind{1}); fprintf('%.4f ', level(b, a, [0.4 0.4]));
    [b, a] = cheby1(4, 1, 0.4, kind{1}); fprintf('%.4f ', level(b, a, [0.4 0.4])); h = abs(freqz(b, a, 400)); fprintf('%.3f ', 20*log10(max(h)));
    [b, a] = cheby2(5, 30, 0.4, kind{1}); fprintf('%.4f\n', level(b, a, [0.4 0.4])*[1; 0]);
end
for kind = {'bandpass', 'stop'}
    [b, a] = butter(3, [0.2 0.5], kind{1}); fprintf('%d %.4f %.4f ', numel(a), level(b, a, [0.2 0.5]));
    [b, a] = cheby1(3, 0.5, [0.2 0.5], kind{1}); fprintf('%.4f %.4f ', level(b, a, [0.2 0.5]));
    [b, a] = cheby2(4, 40, [0.2 0.5], kind{1}); fprintf('%.4f %.4f\n', level(b, a, [0.2 0.5]));
end
[z, p, k] = butter(3, 2, 's'); disp([numel(z), norm(poly(p) - [1 4 8 8]) < 1e-12, abs(k - 8) < 1e-12])
[z, p, k] = cheby2(3, 20, 0.5); [b, a] = zp2tf(z, p, k); [b2, a2] = cheby2(3, 20, 0.5); disp([isreal(b), isreal(a), norm(b - b2) < 1e-12, norm(a - a2) < 1e-12])
[z, p, k] = tf2zp([2 3], [1 0.4 1]); fprintf('%.4f%+.4fi ', [real([z; p]), imag([z; p])]'); disp(k)
[z, p, k] = tf2zp([1 0 -1; 0 2 4], [1 5 6]); disp(sort(z)), disp(sort(p)'), disp(k'), [b, a] = zp2tf(z, p, k); disp(norm(b - [1 0 -1; 0 2 4]) < 1e-12)
[b, a] = zp2tf([0; -1], [-2; -3], 5); disp(b), disp(a), [b, a] = zp2tf([], [1i; -1i], 2); disp([b a isreal(a)])
[h, w] = freqz([1 1]/2, 1, 4); fprintf('%.4f%+.4fi ', [real(h), imag(h)]'); disp(w'/pi), [h, w] = freqz(1, [1 0.5], 4, 'whole', 8); disp(abs(h)'), disp(w'), [h, w] = freqz([1 2], 1, [0 pi]); disp([real(h) w/pi])
[b, a] = butter(3, 0.1); t = (0:199)'; x = 2 + 0.01*t; disp([norm(filtfilt(b, a, 0*x + 2) - 2) < 1e-8, norm(filtfilt(ones(1, 5)/5, 1, x) - x) < 1e-12])
s = sin(2*pi*0.02*t); y = filtfilt(b, a, [s 3*s]); disp(size(y)), disp([max(abs(y(50:150, 1) - s(50:150))) < 0.02, norm(y(:, 2) - 3*y(:, 1)) < 1e-10]), disp(isequal(size(filtfilt(b, a, s')), [1 200]))
disp(filtfilt([1 1]/2, 1, [1 2 4 8 16])), disp(filtfilt(2, 1, [1 2 3 4])), disp(isempty(filtfilt(1, 1, [])))
disp(hilbert([1 2 3 4])), y = hilbert([cos(2*pi*(0:7)'/8), sin(2*pi*(0:7)'/8)]); disp(norm(y - [exp(2i*pi*(0:7)'/8), -1i*exp(2i*pi*(0:7)'/8)]) < 1e-12)
tries = {@() butter(2, 1.2), @() butter(0, 0.2), @() butter(2, [0.5 0.2]), @() butter(2, 0.3, 'odd'), @() butter(2), @() cheby1(2, -1, 0.5), @() cheby2(2, 0, 0.5), @() butter(2, [0.1 0.2 0.3]), @() filtfilt([1 1 1], 1, 1:6), @() filtfilt(eye(2), 1, 1:6), @() tf2zp(1, 0), @() zp2tf([1 2; 3 4], 1, 1), @() freqz(1, 1, 4, 'odd'), @() hilbert()};
for k = 1:numel(tries), try, tries{k}(), catch e, disp(e.identifier), end, end
