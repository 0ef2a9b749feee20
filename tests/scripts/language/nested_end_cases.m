x = 1:5;
disp(x(end))
disp(numel(x(end)))
disp(sum(x(2:end)))
disp(max(x(end), numel(x(1:end))))
c = {1, 2, {3, 4}};
disp(c{end}{end})
disp(x(min(end, 10)))
disp(x(x(end - 1)))
s.a = [7 8 9];
disp(sum(s.a(end-1:end)))
f = @(v) v(end) + numel(v(1:end));
disp(f(x))
y = zeros(2, 3);
y(end, end) = numel(x(end:-1:1));
disp(y)
disp(x([1 end numel(x(1:end-1))]))
