% Windows by their published forms, and decibels.
disp(hamming(5)'), disp(hann(5)'), disp(hanning(5)'), disp(blackman(5)'), disp(bartlett(5)'), disp(triang(5)'), disp(triang(4)'), disp(rectwin(3)')
disp(hamming(4, 'periodic')'), disp(hann(4, 'periodic')'), disp(hanning(4, 'periodic')'), disp(kaiser(5, 2)'), disp(gausswin(5)'), disp(flattopwin(5)'), disp(blackmanharris(5)')
windows = {@hamming, @hann, @hanning, @blackman, @bartlett, @triang, @rectwin, @kaiser, @gausswin, @flattopwin, @blackmanharris};
for k = 1:numel(windows)
    w = windows{k}(64);
    fprintf('%d %d %d %d ', size(w), norm(w - flipud(w)) < 1e-13, all(w <= 1 + 1e-8));
    disp([windows{k}(1), size(windows{k}(0))])
end
disp(mag2db([0.1 1 10 -1])), disp(db2mag([-20 0 20])), disp(pow2db([0.1 1 1000])), disp(db2pow([-10 0 30]))
tries = {@() hamming(-1), @() hann(4, 'odd'), @() blackman(), @() kaiser(5, [1 2]), @() pow2db(-1), @() hanning([1 2]), @() mag2db()};
for k = 1:numel(tries), try, tries{k}(), catch e, disp(e.identifier), end, end
