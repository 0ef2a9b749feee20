% Continuous wavelet transforms and empirical modes: waves of known frequencies.
t = 0:255;
x = cos(2*pi*0.1*t) + 0.5*cos(2*pi*0.025*t);
for name = {'morse', 'amor', 'bump'}
    [wt, f, coi] = cwt(x, name{1});
    [m, at] = max(abs(wt(:, 128)));
    [~, low] = min(abs(f - 0.025));
    fprintf('%s %.2f %.2f %.1f %d %d\n', name{1}, m, f(at), abs(wt(low, 128)), abs(f(1)/f(11) - 2) < 1e-9, numel(coi));
end
wt = cwt(x);
y = icwt(wt);
fprintf('%d\n', norm(y(50:200) - x(50:200)) < 0.05*norm(x(50:200)));
[wt, f] = cwt(x, 1000);
y = icwt(wt, 'morse', f, [60 150]);
high = cos(2*pi*0.1*t);
fprintf('%.1f %d\n', f(1)/1000 - 0.0341, norm(y(50:200) - high(50:200)) < 0.1*norm(high(50:200)));
[wt, f] = cwt(x, 'FrequencyLimits', [0.05 0.2], 'VoicesPerOctave', 12);
fprintf('%d %.3f\n', size(wt, 1), f(1));
wt = cwt(exp(-2i*pi*0.1*t));
fprintf('%d %d\n', size(wt, 3), max(abs(wt(:, 128, 2))) > 2*max(abs(wt(:, 128, 1))));
c = cwt([0 0 0 0 1 0 0 0 0], 2, 'haar');
fprintf('%.4f ', c(5:6)); fprintf('%d\n', size(cwt(x, 1:4, 'mexh'), 1));
t = (0:199)'/200;
x = cos(2*pi*30*t) + 0.8*cos(2*pi*4*t) + t;
[imf, r, info] = emd(x);
[~, ~, ~, frequency] = hht(imf, 200);
fprintf('%d %d ', norm(sum(imf, 2) + r - x) < 1e-10, size(imf, 2)); fprintf('%.0f ', median(frequency, 1)); fprintf('%d\n', isequal(info.NumIMF', 1:size(imf, 2)));
hs = hht(cos(2*pi*30*t), 200);
fprintf('%d %d %d\n', issparse(hs), size(hs, 1), abs(sum(hs(:)) - 200) < 20);
[u, ~, info] = vmd(x - t, 'NumIMFs', 2);
fprintf('%.0f ', info.CentralFrequencies*200); fprintf('%d\n', norm(u(50:150, 1) - cos(2*pi*30*t(50:150))) < 1);
cwt(x, 200); emd(x); hht(imf, 200); close all
