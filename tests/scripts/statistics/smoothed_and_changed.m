% SPDX-License-Identifier: Apache-2.0
% smooth: spans, methods and ends; ischange: means, variances and lines.
y = [1 5 3 8 4 9 2 7 6 10];
show = @(v) fprintf('%s\n', sprintf('%.4f ', v));
disp(size(smooth(y)))
show(smooth(y))
show(smooth(y, 3))
show(smooth(y, 4))
show(smooth(y, 0.5))
show(smooth([1 NaN 3 4 5]))
show(smooth(y, 5, 'sgolay'))
show(smooth(y, 5, 'sgolay', 3))
show(smooth(y, 5, 'lowess'))
show(smooth(y, 6, 'loess'))
x = [1 2 4 5 7 8 9 11 12 14];
show(smooth(x, 3*x + 1, 5, 'lowess'))
show(smooth(x, x.^2, 5, 'loess'))
show(smooth(x, x.^2, 5, 'sgolay'))
z = 2*(1:12);
z(6) = 100;
show(smooth(z, 7, 'rlowess'))
show(smooth(z, 7, 'rloess'))
show(smooth(fliplr(x), fliplr(3*x), 0.4, 'loess'))
show(smooth(y, 1))

a = [ones(1, 5) 25*ones(1, 5) 50*ones(1, 5)];
[tf, m, v] = ischange(a);
disp(find(tf)), disp(m([1 6 15])), disp(v(1))
disp(find(ischange(a, 'MaxNumChanges', 1)))
disp(find(ischange(a, 'Threshold', 5000)))
disp(find(ischange([a', flipud(a')], 'mean', 1))')
disp(size(ischange(magic(4), 2)))
n = 1:60;
noise = sin(12.9898*n.^2);
b = noise.*(0.1 + 5*(n > 25));
[tf, ~, v] = ischange(b, 'variance', 'Threshold', 40);
disp(find(tf)), fprintf('%.2f ', v([1 60])), disp(' ')
line = [1:10, 10:-2:-8];
[tf, slope, intercept] = ischange(line, 'linear');
disp(find(tf)), fprintf('%.3f ', slope([1 20]), intercept(20)), disp(' ')
disp(find(ischange(line, 'linear', 'SamplePoints', 0:5:95)))
long = floor((0:1999)/500) + 0.1*sin((1:2000).^2);
disp(find(ischange(long, 'Threshold', 3)))
tries = {@() smooth(), @() smooth(y, -1), @() smooth(y, 5, 'cubic'), @() smooth(y, 3, 'sgolay', 4), @() smooth([1 2 3], [1 2]), ...
    @() ischange('a'), @() ischange(a, 'Threshold', -1), @() ischange(a, 'SamplePoints', 1:3)};
for k = 1:numel(tries)
    try, tries{k}(); disp('no error'), catch e, disp([e.identifier ' ' e.message]), end
end
