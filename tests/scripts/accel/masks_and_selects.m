% Assignments through masks are selects in the kernel that makes the values.
x = reshape(sin(1:600)*4, 20, 30);
y = x; y(y > 2) = 2; y(y < -2) = -2; fprintf('%.15g %g %g\n', sum(y(:)), max(y(:)), min(y(:)));
z = x.*(x > 0) + 0.1*x.*(x <= 0); fprintf('%.15g\n', sum(z,'all'));
w = x; w(isnan(w) | w == 0) = 1; v = log(abs(w)); v(v < -3) = -3; fprintf('%.15g\n', mean(v(:)));
n = uint8(abs(x)*50); n(n > 100) = 255; fprintf('%s %d %d\n', class(n), max(n(:)), sum(n(:)));
k = floor(x); k(k == 0) = 7; fprintf('%d\n', sum(k(:)));
