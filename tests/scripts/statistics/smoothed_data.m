x = [1 2 6 NaN 4 5 9];
smoothdata(x, 'movmean', 3), smoothdata(x, 'movmedian', [1 2]), smoothdata(x, 'movmean', 3, 'includenan')
isequal(smoothdata([1 5 2 8; 3 3 1 0], 2, 'movmean', 3), movmean([1 5 2 8; 3 3 1 0], 3, 2))
smoothdata([0 0 0 1 0 0 0]', 'gaussian', 5)'
w = exp(-0.5 * ((-2:2) / 1).^2);
abs(smoothdata([0 0 0 1 0 0 0], 'gaussian', 5) * [0 0 0 1 0 0 0]' - 1 / sum(w)) < 1e-15
class(smoothdata(single(1:4), 'movmedian', 2)), smoothdata([], 'movmean', 3)
try, smoothdata(1:3, 'odd', 3); catch e, fprintf('%s: %s\n', e.identifier, e.message), end
try, smoothdata({1}); catch e, fprintf('%s: %s\n', e.identifier, e.message), end
try, smoothdata(1:3, 'movmean', -1); catch e, fprintf('%s: %s\n', e.identifier, e.message), end
% Local polynomials are those of smooth and sgolayfilt; points, factors and NaN.
x = [1 5 2 8 3 9 7 20 5 5 6 2];
for m = {'lowess', 'loess', 'rlowess', 'rloess'}, disp(max(abs(smoothdata(x, m{1}, 7)' - smooth(x, 7, m{1}))) < 1e-10), end
disp(max(abs(smoothdata(x, 'sgolay', 5) - sgolayfilt(x, 2, 5))) < 1e-12), disp(max(abs(smoothdata(x, 'sgolay', 7, 'Degree', 4) - sgolayfilt(x, 4, 7))) < 1e-12)
disp(round(smoothdata(x, 'lowess', 5), 4)), disp(round(smoothdata([1 4 NaN 16 25 36], 'sgolay', 5), 4)), disp(round(smoothdata([1 4 NaN 16 25], 'loess', 3, 'includenan'), 4))
t = [1 2 4 7 8 9];
disp(smoothdata(1:6, 'movmean', 4, 'SamplePoints', t)), disp(round(smoothdata([1 3 2 9 4 5], 'gaussian', 5, 'SamplePoints', t), 4)), disp(round(smoothdata(2*t + 1, 'lowess', 5, 'SamplePoints', t), 4))
disp(round(smoothdata(t.^2, 'sgolay', [4 4], 'SamplePoints', t), 4)), disp(smoothdata([1 2; 5 6; 3 4], 'movmedian', 3, 'SamplePoints', [1 2 3]))
[~, w] = smoothdata(sin(1:100), 'movmean', 'SmoothingFactor', 0); [~, v] = smoothdata(sin(1:100), 'movmean', 'SmoothingFactor', 0.25); [~, u] = smoothdata(sin(1:100)); disp([w v == u])
tries = {@() smoothdata(1:3, 'movmean', 'SmoothingFactor', 2), @() smoothdata(1:3, 'sgolay', 3, 'Degree', -1), @() smoothdata(1:3, 'lowess', 3, 'Span', 1), @() smoothdata(1:3, 'gaussian', 3, 'SamplePoints', 1:2)};
for k = 1:numel(tries), try, tries{k}(), catch e, disp(e.identifier), end, end
