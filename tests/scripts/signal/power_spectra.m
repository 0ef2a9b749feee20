% SPDX-License-Identifier: Apache-2.0
% pspectrum: the power of tones, limits, leakage, segments and the spectrogram.
fs = 1000;
t = (0:1999)/fs;
x = 3 + cos(2*pi*100*t) + 0.1*sin(2*pi*150*t);
[p, f] = pspectrum(x, fs);
disp([size(p), size(f)])
fprintf('%.4f\n', f([1 2 end]));
fprintf('%.4f\n', p(1), interp1(f, p, 100), interp1(f, 10*log10(p), 150));
[p, f] = pspectrum(x, fs, 'FrequencyLimits', [90 160]);
[top, at] = max(p);
fprintf('%.4f %.2f\n', top, f(at));
fprintf('%.4f %.4f\n', f([1 end]));
% The tones stand as high with any leakage, as narrow as the window lets them.
for leakage = [0 0.5 1]
    [p, f] = pspectrum(x, fs, 'Leakage', leakage, 'FrequencyLimits', [90 110]);
    fprintf('%.4f %.2f\n', max(p), f(find(p > max(p)/2, 1)));
end
[p, f] = pspectrum(x, fs, 'power', 'FrequencyResolution', 20, 'FrequencyLimits', [0 500]);
fprintf('%.3f %.2f\n', interp1(f, p, 100), sum(p > 0.25)/numel(p)*500);
[p, f] = pspectrum(x', t);
fprintf('%.4f %.4f\n', max(p(f > 50)), f(end));
[p, f] = pspectrum(timetable(seconds(t'), x'));
fprintf('%.4f %.4f\n', max(p(f > 50)), f(end));
[p, w] = pspectrum(x);
fprintf('%.4f %.4f\n', w(end)/pi, max(p(w > 0.3)));
[p, f] = pspectrum([x; 2*x]', fs);
fprintf('%d %d %.4f\n', size(p), max(p(:, 2)./p(:, 1)));
[p, f] = pspectrum(exp(-2i*pi*100*t), fs);
[top, at] = max(p);
fprintf('%.4f %.1f %.0f\n', top, f(at), f(1));
[p, f] = pspectrum(x, fs, 'TwoSided', true);
fprintf('%.4f %.4f\n', interp1(f, p, [-100 100]));

% A tone that changes after a second.
y = [cos(2*pi*50*t(1:1000)), cos(2*pi*200*t(1:1000))];
[p, f, s] = pspectrum(y, fs, 'spectrogram', 'TimeResolution', 0.2, 'OverlapPercent', 50);
disp(size(p))
fprintf('%.2f ', s(1:3)), disp(' ')
[~, at] = max(p);
fprintf('%.0f ', f(at([1 2 end]))), disp(' ')
[p, f, s] = pspectrum(y, fs, 'spectrogram');
fprintf('%d %.3f\n', size(p, 1), s(1));

tries = {@() pspectrum(), @() pspectrum('text'), @() pspectrum([1 NaN]), @() pspectrum(x, -1), ...
    @() pspectrum(x, fs, 'Leakage', 2), @() pspectrum(x, fs, 'FrequencyLimits', [0 600]), ...
    @() pspectrum(x, fs, 'FrequencyResolution', 0.1), @() pspectrum(magic(9), fs, 'spectrogram'), ...
    @() pspectrum(x, fs, 'TimeResolution', 1, 'FrequencyResolution', 9)};
for k = 1:numel(tries)
    try, tries{k}(); disp('no error'), catch e, disp([e.identifier ' ' e.message]), end
end
