% Ranges: the number of elements and the exact ends.
r = 0:0.1:1; fprintf('%d %.17g %.17g\n', numel(r), r(end), r(4));
r = 1:-0.2:0; fprintf('%d %.17g\n', numel(r), r(end));
r = 0:0.1:0.35; fprintf('%d %.17g\n', numel(r), r(end));
disp(size(5:1)), disp(size(1:0)), disp(size(zeros(1, 0)))
disp(class(int16(1):int16(3))), disp(class(single(0):2)), disp(class('a':'c')), disp(class(true:3))
disp(1:NaN), disp(size(1:-Inf)), disp(-(1:3)), disp(numel(1:0.3:2)), disp((1:3)(2))
x = 10; disp(x:-2:x-5), disp(0:0), disp(1.5:4)
