% Filters by what is asked of them: they are those of the classical functions, and keep their specifications.
x = sin((1:80).^1.3)';
d = designfilt('lowpassiir', 'FilterOrder', 4, 'HalfPowerFrequency', 30, 'SampleRate', 200)
[b, a] = butter(4, 0.3);
fprintf('%d %d\n', norm(filter(d, x) - filter(b, a, x)) < 1e-12, norm(freqz(d, 16) - freqz(b, a, 16)) < 1e-10);
[b2, a2] = tf(d);
[z, p, k] = zpk(d);
fprintf('%d %d %d %d %d\n', norm(b2 - b) < 1e-12, norm(a2 - a) < 1e-12, numel(z), filtord(d), isstable(d));
m = abs(freqz(d, [0 30 60], 200));
fprintf('%.4f ', m); fprintf('\n');
% Forwards and backwards: the sections' response squared, no delay.
w = 2*pi*0.05*(0:199)';
y = filtfilt(d, sin(w));
fprintf('%d\n', norm(y(80:120) - abs(freqz(d, [0 10], 200))(2)^2*sin(w(80:120))) < 1e-3);
% Chebyshev, elliptic, bands.
d = designfilt('highpassiir', 'FilterOrder', 3, 'PassbandFrequency', 0.4, 'PassbandRipple', 1);
[b, a] = cheby1(3, 1, 0.4, 'high');
fprintf('%d ', norm(filter(d, x) - filter(b, a, x)) < 1e-10);
d = designfilt('lowpassiir', 'FilterOrder', 3, 'StopbandFrequency', 0.4, 'StopbandAttenuation', 40);
[b, a] = cheby2(3, 40, 0.4);
fprintf('%d ', norm(filter(d, x) - filter(b, a, x)) < 1e-10);
d = designfilt('bandstopiir', 'FilterOrder', 2, 'HalfPowerFrequency1', 59, 'HalfPowerFrequency2', 61, 'DesignMethod', 'butter', 'SampleRate', 1000);
[b, a] = butter(1, [59 61]/500, 'stop');
fprintf('%d ', norm(filter(d, x) - filter(b, a, x)) < 1e-10);
fprintf('%s %s\n', d.FrequencyResponse, d.DesignMethod);
d = designfilt('bandpassiir', 'StopbandFrequency1', 0.1, 'PassbandFrequency1', 0.2, 'PassbandFrequency2', 0.4, 'StopbandFrequency2', 0.6, ...
    'StopbandAttenuation1', 40, 'PassbandRipple', 1, 'StopbandAttenuation2', 40, 'DesignMethod', 'ellip');
m = 20*log10(abs(freqz(d, [0.1 0.2 0.4 0.6]*pi)));
disp(m([1 4]) <= -40 + 1e-6 & m([2 3]) >= -1 - 1e-6)
% Taps.
d = designfilt('bandpassfir', 'FilterOrder', 20, 'CutoffFrequency1', 500, 'CutoffFrequency2', 560, 'SampleRate', 1500);
fprintf('%d %d %d\n', norm(d.Coefficients - fir1(20, [500 560]/750)) < 1e-14, isfir(d), islinphase(d));
d = designfilt('lowpassfir', 'PassbandFrequency', 0.25, 'StopbandFrequency', 0.45, 'PassbandRipple', 0.5, 'StopbandAttenuation', 40);
m = 20*log10(abs(freqz(d, pi*(0:200)/200)));
fprintf('%d %d %s\n', max(m(1:51)) - min(m(1:51)) <= 0.51, max(m(91:end)) <= -39.9, d.DesignMethod);
d = designfilt('lowpassfir', 'FilterOrder', 20, 'PassbandFrequency', 0.25, 'StopbandFrequency', 0.45, 'DesignMethod', 'ls');
disp(norm(d.Coefficients - firls(20, [0 0.25 0.45 1], [1 1 0 0])) < 1e-12)
d = designfilt('hilbertfir', 'FilterOrder', 18, 'TransitionWidth', 0.25);
disp(abs(d.Coefficients(1:2:19) + d.Coefficients(19:-2:1)) < 1e-12)
info(d)
[n, fo, ao, w] = firpmord([0.2 0.3], [1 0], [0.01 0.001]);
fprintf('%d: ', n); fprintf('%g ', fo, ao, w); fprintf('\n');
% Sections by hand.
[z, p, k] = butter(4, 0.3);
[sos, g] = zp2sos(z, p, k);
fprintf('%d %d\n', norm(freqz(sos, 8)*g - freqz(d, 8)) > 0, norm(filtfilt(sos, g, x) - filtfilt(designfilt('lowpassiir', 'FilterOrder', 4, 'HalfPowerFrequency', 0.3), x)) < 1e-12);
try, designfilt('lowpassfir', 'FilterOrder', 5); catch e, disp(e.identifier), end
try, designfilt('lowpassfir', 'PassbandFrequency', 2, 'StopbandFrequency', 3, 'FilterOrder', 5); catch e, disp(e.identifier), end
