% Piecewise polynomials of complex values are those of their parts.
x = 0:10; y = cos(x) + 1i*sin(x); q = [0 1.5 9.9];
disp(norm(spline(x, y, x) - y) < 1e-14), disp(norm(spline(x, y, q) - spline(x, cos(x), q) - 1i*spline(x, sin(x), q)) < 1e-14), disp(norm(makima(x, y, q) - makima(x, cos(x), q) - 1i*makima(x, sin(x), q)) < 1e-14), disp(norm(pchip(x, y, q) - pchip(x, cos(x), q) - 1i*pchip(x, sin(x), q)) < 1e-14)
pp = interp1(x, y, 'linear', 'pp'); disp(pp.coefs(1, :)), disp(norm(ppval(pp, q) - interp1(x, y, q)) < 1e-14), disp(norm(spline(x, [y; 2*y], q) - [1; 2]*spline(x, y, q)) < 1e-13)
