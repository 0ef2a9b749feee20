% A value that is needed later is stored by the pass that reduces it.
x = reshape(cos(1:600), 20, 30);
y = x.*2; s = sum(y); t = y + 1; u = sum(y.^2, 1);
fprintf('%.15g %.15g %.15g %.15g\n', s(3), y(7), t(7), u(3));
a = abs(x); n = sum(a(:)); b = a/n;
fprintf('%.15g %.15g\n', n, b(11));
c = x - 0.5; k = cumsum(c); v = c.*c;
fprintf('%.15g %.15g %.15g\n', c(9), k(9), v(9));
mask = x > 0.25; m = nnz(mask); x(mask) = 0;
fprintf('%d %.15g\n', m, sum(x,'all'));
