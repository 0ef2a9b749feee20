% Anonymous functions keep the values that variables had when they were made.
k = 2; f = @(x) x * k; k = 100; disp(f(3)), clear k, disp(f(4))
g = @() f(5); f = @(x) -1; disp(g()), fs = cell(1, 3); for i = 1:3, fs{i} = @() i ^ 2; end, disp(cellfun(@(h) h(), fs))
compose = @(a, b) @(x) a(b(x)); h = compose(@sqrt, @abs); disp(h(-16)), add = @(a) @(b) a + b; add3 = add(3); disp(add3(4))
s.fun = @(x) x + 1; disp(s.fun(1)), c = {@(x) x, @(x) 2 * x}; disp(c{2}(4)), m = containers.Map; m('f') = @(t) t * 3; q = m('f'); disp(q(2))
w = 1; e = @() evalin_free(); function r = evalin_free(), r = 'no capture'; end
disp(e()), disp(func2str(@(x, y) x + y .* w)), fact = @(f, n) f(f, n); disp(fact(@(f, n) recur(f, n), 5))
function r = recur(f, n), if n < 2, r = 1; else, r = n * f(f, n - 1); end, end
