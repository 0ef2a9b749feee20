% Notches and peaks of second order: nought or 1 at the frequency, half the power at the edges of the width.
[b, a] = iirnotch(60/150, 60/150/35); disp(round(b, 6)), disp(round(a, 6))
h = @(b, a, w) abs(polyval(b, exp(1i*pi*w))./polyval(a, exp(1i*pi*w)));
disp(round(h(b, a, [0 0.4 1]), 10))
[b, a] = iirpeak(60/150, 60/150/35); disp(round(b, 6)), disp(round(h(b, a, [0 0.4 1]), 10))
for ab = [3.0103 1 10]
    [b, a] = iirnotch(0.3, 0.05, ab); [c, d] = iirpeak(0.3, 0.05, ab);
    w = linspace(0.2, 0.4, 200001); n = w(h(b, a, w) < 10^(-ab/20)); p = w(h(c, d, w) > 10^(-ab/20));
    fprintf('%.4f %.4f\n', n(end) - n(1), p(end) - p(1))
end
tries = {@() iirnotch(0.5), @() iirnotch(1.5, 0.1), @() iirpeak(0.5, 0), @() iirpeak(0.5, 0.1, 0)};
for k = 1:numel(tries), try, tries{k}(), catch e, disp(e.identifier), end, end
