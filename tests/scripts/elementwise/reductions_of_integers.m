% Sums and products of integers are double unless 'native'; means are double, min and max keep the class.
x = int8([100 100 27]);
disp(class(sum(x))), disp(sum(x)), disp(sum(x, 'native')), disp(class(sum(x, 'native')))
disp(class(prod(x))), disp(prod(int8([100 2]), 'native')), disp(class(mean(x))), disp(mean(x))
disp(class(max(x))), disp(max(x, 50)), disp(class(cumsum(x))), disp(cumsum(x)), disp(cumprod(int8([10 20])))
disp(class(sum(single([1 2])))), disp(class(sum(true(1, 3)))), disp(class(sum('ab'))), disp(class(median(x))), disp(median(x)), disp(mode(x)), disp(class(mode(x)))
disp(diff(uint8([5 3 9]))), disp(class(diff(x))), disp(class(sum(x, 'double'))), disp(class(mean(single(1:3))))
disp(any(int8([0 0 1]))), disp(all(uint8([])))
