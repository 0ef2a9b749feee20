% Single numbers below the normal range stay what they are through conversions and sums of products.
x = single([1 1e-30 1e-36 1e-37 1e-38 5e-39 2e-39 1e-40 1e-42 0]') * single(1);
bits = @(v) fprintf('%s\n', strjoin(cellstr(num2hex(gather(v)))', ' '));
bits(double(x))
bits(double(-x))
bits(conv(x, single([1 -2 0.5]'), 'same'))
bits(filter(single([1 2]), single(1), x))
bits(interp1(single(1:10)', x, single([5.5 6.5 7.5 8.5])'))
bits(median(x(5:end)))
