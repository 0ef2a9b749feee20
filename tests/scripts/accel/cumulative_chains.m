% Cumulative operations with what feeds them, and what reads them.
x = reshape(mod((1:600)*13, 29) - 14, 30, 20);
a = cumsum(x.*0.5) + 1; fprintf('%.15g %.15g\n', a(40), a(end));
b = cumsum(x, 2); s = sum(b); fprintf('%.15g %.15g\n', b(333), s(20));
c = cumprod(1 + x/1000); fprintf('%.15g\n', c(end));
y = abs(x); d = cumsum(y, 'reverse'); e = y./max(d); fprintf('%.15g %.15g\n', d(2), e(2));
f = cummax(x.*x); g = cummin(x(:) - 1); fprintf('%d %d\n', f(25), g(600));
h = diff(cumsum(x(:)*0.25)); fprintf('%.15g\n', max(abs(h - x(2:end)'*0.25), [], 'all') < Inf);
