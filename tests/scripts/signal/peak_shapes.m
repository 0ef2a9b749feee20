% The widths of peaks by prominence and by height, plateaus at the level, and many peaks at once.
y = [0 1 0 3 1 2 0 5 0];
[~, ~, w, p] = findpeaks(y);
disp(w), disp(p)
[~, ~, w] = findpeaks(y, 'WidthReference', 'halfheight');
disp(w)
[~, at, w] = findpeaks([4 5 4 9 8 10 3], 'WidthReference', 'halfheight');
disp(at), disp(round(w, 4))
% The side stops at the first sample that lies at the level.
[~, ~, w] = findpeaks([0 4 2 2 2 0]);
disp(w)
k = (0:19999)';
v = mod(k * 7919, 10007);
[pk, at, w, p] = findpeaks(v);
fprintf('%d %d %.4f %d\n', numel(pk), sum(at), sum(w), sum(p))
[pk, at] = findpeaks(v, 'MinPeakDistance', 50);
fprintf('%d %d %d\n', numel(pk), sum(at), min(diff(at)))
[pk, at] = findpeaks([1 3 2 5 NaN 7 1 4 2], 'MinPeakProminence', 1);
disp([pk; at])
try, findpeaks(y, 'WidthReference', 'half'), catch e, disp(e.identifier), end
try, findpeaks(y, 'Annotate', 'all'), catch e, disp(e.identifier), end
