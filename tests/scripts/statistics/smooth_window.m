% SPDX-License-Identifier: Apache-2.0
% smoothdata without a window takes one that leaves nine tenths of the energy around the mean.
[b, w] = smoothdata([1 5 2 8 3 9 4]); disp(b), disp(w)
x = sin((1:200)/10) + 0.05*sin((1:200)*2); [b, w] = smoothdata(x); disp(mod(w, 2))
e = @(k) sum((movmean(x, k) - mean(x)).^2)/sum((x - mean(x)).^2); disp([e(w) <= 0.9, e(max(w - 2, 1)) > 0.9])
disp(smoothdata(5)), disp(size(smoothdata([])))
