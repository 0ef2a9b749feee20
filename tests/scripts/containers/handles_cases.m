f = @(x, y) x + y;
disp(f(1, 2))
disp(func2str(f))
g = str2func('@(x) x * 2');
disp(g(4))
h = @max;
disp(func2str(h))
disp(feval(@plus, 1, 2))
disp(feval('minus', 5, 3))
disp(is_function_handle(f))
a = 10;
k = @(x) x + a;
a = 20;
disp(k(1))
c = {@sin, @cos};
disp(c{2}(0))
disp(class(f))
compose = @(f, g) @(x) f(g(x));
sq = compose(@sqrt, @abs);
disp(sq(-16))
disp(nargin(f))
