% What a kernel of arrayfun may call: local functions, captured numbers and handles, several results.
x = (1:2000) / 300;
scale = 2.5; offset = single(0.5); on = true;
f = @(v) scale * v + offset * on;
y = arrayfun(f, x);
disp(class(y)); disp(isequal(y, f(x)))

[q, r] = arrayfun(@divide, x * 100, 7 + 0 * x);
disp(isequal(q, floor(x * 100 / 7))); disp(isequal(r, x * 100 - 7 * q))

[big, flag, small] = arrayfun(@mixed, gpuArray(x));
disp({class(big), class(flag), class(small)})
disp({underlyingType(big), underlyingType(flag), underlyingType(small)})
disp(isequal(gather(flag), x > 3)); disp(isequal(gather(small), single(x)))

g = @(t) t^2; h = @cos;
disp(isequal(arrayfun(@(v) g(v) + h(v), x), x.^2 + cos(x)))
disp(isequal(arrayfun(@outer, x), max(min(x, 4), 2) * 2))
disp(isequal(arrayfun(@sin, x), sin(x)))
disp(isequal(arrayfun(@(a, b) hypot(a, b), x, -x), hypot(x, -x)))
s = arrayfun(@(a) a / 3, single(x)); disp(class(s)); disp(isequal(s, single(x) / 3))
b = arrayfun(@(a) ~a, x > 2); disp(class(b)); disp(sum(b))
m = reshape(x(1:1800), 30, 60);
disp(size(arrayfun(@(a) a + 1, m)))
z = arrayfun(@(a) a + 1, zeros(3, 0)); disp(size(z))

function [q, r] = divide(a, b)
    q = floor(a / b);
    r = a - b * q;
end

function [big, flag, small] = mixed(x)
    flag = x > 3;
    small = single(x);
    if flag, big = x * 1e10; else, big = x; end
end

function y = outer(x)
    y = inner(x, 2, 4) * 2;
end

function y = inner(x, low, high)
    y = x;
    if y < low, y = low; end
    if y > high, y = high; end
end
