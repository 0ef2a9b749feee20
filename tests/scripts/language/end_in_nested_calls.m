% end belongs to the innermost indexed variable, not to functions.
x = 1:10; y = [2 4 6];
disp(x(end)), disp(x(y(end))), disp(x(min(end, 50))), disp(x(end / 2)), disp(x([1 end])), disp(x(numel(y(1:end))))
c = {1:3, 4:9}; disp(c{end}(end)), disp(c{2}(end - 1)), disp(numel(c{end}(2:end)))
m = magic(4); disp(m(end, 1)), disp(m(end)), disp(m(2, end)), disp(m(end, end)), disp(size(m(:, end)))
s.a.b = 5:7; disp(s.a.b(end)), f = @(v) v(end) + v(max(1, end - 1)); disp(f(1:5))
n = ones(2, 3, 4); disp(n(end, end)), disp(size(n(:, :, end))), disp(size(n(:, end)))
x(end + 1) = 11; disp(x(end)), c{end + 1} = 'z'; disp(numel(c)), s.a.b(end + 1) = 8; disp(s.a.b)
