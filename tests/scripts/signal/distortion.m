% SPDX-License-Identifier: Apache-2.0
% thd, snr, sinad, sfdr, enbw, obw and powerbw: tones of known powers.
n = 0:2047;
fs = 2048;
x = 2*cos(2*pi*200*n/fs + 0.3) + 0.02*cos(2*pi*400*n/fs) + 0.01*cos(2*pi*600*n/fs) + 5;
[r, power, freq] = thd(x, fs);
fprintf('%.3f\n', r, 10*log10((0.02^2 + 0.01^2)/4));
fprintf('%.2f %.2f\n', [power(1:3), freq(1:3)]');
disp([isnan(power(6)) isnan(freq(6))])
[~, ~, freq] = thd(x, fs, 7, 'aliased');
fprintf('%.1f ', freq(1), freq(6:7)), disp(' ')
fprintf('%.3f\n', thd(x, fs, 2), 20*log10(0.01));
w = kaiser(2048, 38);
[pxx, f] = periodogram(x - 5, w, 2048, fs);
fprintf('%.3f\n', thd(pxx, f, 'psd'), thd(pxx*enbw(w, fs), f, enbw(w, fs), 'power'));
disp(numel(thd(x)))

% Noise of a sequence that repeats everywhere.
noise = 0.1*sin(12.9898*n.^2 + 78.233*n);
[r, power] = snr(x + noise, fs);
fprintf('%.1f %.1f\n', r, power);
fprintf('%.1f %.1f\n', 10*log10(2/mean(noise.^2)), 10*log10(mean(noise.^2)));
fprintf('%.4f\n', snr([3 4], [1 1]));
[r, power] = sinad(x, fs);
fprintf('%.3f %.3f\n', r, power);
fprintf('%.1f\n', sinad(x + noise, fs));
[r, power, freq] = sfdr(x, fs);
fprintf('%.3f %.3f %.2f\n', r, power, freq);
[r, ~, freq] = sfdr(x, fs, 250);
fprintf('%.3f %.2f\n', r, freq);
fprintf('%.4f\n', sfdr(pxx, f, 'psd') - sfdr(x, fs), sfdr(pxx, f, 'power') - sfdr(x, fs));

fprintf('%.6f\n', enbw(ones(1, 8)), enbw(hann(100)), enbw(hann(100), 1000));

% A flat band from 100 to 300 holds 99 % in 198, and the half in 100.
f = (0:500)';
p = double(f >= 100 & f <= 300);
[bw, low, high, power] = obw(p, f);
fprintf('%.4f %.4f %.4f %.4f\n', bw, low, high, power);
fprintf('%.4f ', obw([p, 2*p], f, [], 50)), disp(' ')
fprintf('%.4f\n', obw(p, f, [0 200], 90));
fprintf('%.3f\n', obw(cos(2*pi*(0:199)/10), 1), obw(exp(2i*pi*(0:199)/10), 1));
q = 10.^(-abs(f - 200)/100);
[bw, low, high, power] = powerbw(q, f);
fprintf('%.4f %.4f %.4f %.4f\n', bw, low, high, power);
fprintf('%.4f\n', powerbw(q, f, [], 10), powerbw(q, f, [190 210], 3));
fprintf('%.4f\n', powerbw(exp(-((-50:50)/10).^2), 1));

tries = {@() thd(1i*x), @() thd(magic(4)), @() thd(x, -1), @() thd(x, fs, 1), @() snr(1:3, 1:4), ...
    @() sinad([1 NaN 2]), @() sfdr(x, fs, 'other'), @() enbw(magic(3)), @() obw(p, f, [600 700]), ...
    @() obw(p, f, [], 120), @() powerbw(p, 1:3), @() thd()};
for k = 1:numel(tries)
    try, tries{k}(); disp('no error'), catch e, disp([e.identifier ' ' e.message]), end
end
