% Filters of complex data, complex coefficients, and their states.
disp(filter(1, [1 -0.5], [1 2i 3]))
disp(filter([1 2i], 1, [1 2 3]))
disp(filter([1 1], [1 0.5i], [1+1i 2 3 4]))
disp(filter([2 4], [2i 1], [1; 2; 3]))
[y, zf] = filter([1 1 1], 1, [1i 2 3])
[y, zf] = filter(1, [1 -0.5i], [1 2 3], 1i)
y = filter(1, [1 -0.5], [1 2], 1i)
disp(filter([1 1i], 1, [1 2; 3 4i]))
disp(filter([1 1i], 1, [1 2; 3 4i], [], 2))
[y, zf] = filter([1 1], 1, [1 2; 3 4i]); disp(zf)
class(filter(single([1 1i]), 1, [1 2]))
t = (0:4999)' / 100; z = complex(cos(t), sin(3 * t));
y = filter([0.25 0.5 0.25], [1 -0.3], z); fprintf('%.17g %.17g\n', real(y(end)), imag(y(end)));
y = filter([0.25 0.5i 0.25], [1 -0.3i], z); fprintf('%.17g %.17g\n', real(y(end)), imag(y(end)));
y = filter([0.5 0.5], 1, z); fprintf('%.17g %.17g\n', real(y(7)), imag(y(4321)));
try, filter(1, [0 1i], 1), catch e, disp(e.message), end
