% Called without outputs these draw, and give nothing.
[b, a] = butter(3, 0.3);
x = sin((1:200)/5) + 0.1*cos((1:200)*1.3);
calls = {@() freqz(b, a), @() impz(b, a), @() grpdelay(b, a), @() pwelch(x), @() periodogram(x), @() cpsd(x, x), ...
    @() mscohere(x, x), @() tfestimate(x, x), @() spectrogram(x), @() stft(x), @() findpeaks(x), @() envelope(x), ...
    @() freqz(b, a, 64, 100), @() pwelch(x, [], [], [], 50), @() spectrogram(x, 32, 16, 64, 50)};
for k = 1:numel(calls)
    clf
    shown = evalc('calls{k}()');
    fprintf('%s %d %s | %s\n', func2str(calls{k}), isempty(shown), get(get(gca, 'XLabel'), 'String'), get(get(gca, 'YLabel'), 'String'));
end
clf
[h, w] = freqz(b, a);
freqz(b, a)
subplot(2, 1, 1)
magnitude = findobj(gca, 'Type', 'line');
shown = get(magnitude, 'YData');
at = get(magnitude, 'XData');
fprintf('%d %d\n', isequal(shown(:), 20*log10(abs(h))), isequal(at(:), w/pi));
close all
