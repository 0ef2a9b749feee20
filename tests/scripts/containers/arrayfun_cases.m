disp(arrayfun(@(x) x ^ 2, [1 2 3]))
c = arrayfun(@(x) 1:x, 1:3, 'UniformOutput', false);
disp(c{3})
s = struct('v', {1, 2, 3});
disp(arrayfun(@(e) e.v * 10, s))
disp(arrayfun(@(a, b) a + b, [1 2], [3 4]))
disp(structfun(@(x) x + 1, struct('a', 1, 'b', 2)))
t = structfun(@(x) x * 2, struct('a', 1, 'b', 2), 'UniformOutput', false);
disp(t.b)
