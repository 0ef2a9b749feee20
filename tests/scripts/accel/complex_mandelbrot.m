% The Mandelbrot iteration with complex z is one kernel for all iterations; a masked form as well.
x = linspace(-2, 0.5, 12);
y = linspace(-1.2, 1.2, 10)';
c = x + 1i*y;
z = zeros(10, 12);
count = zeros(10, 12);
for k = 1:25
    z = z.^2 + c;
    inside = abs(z) < 2;
    count = count + inside;
end
fprintf('%d', count(5, :)); fprintf(' %d\n', sum(count(:)));
fprintf('%.17g ', real(z(5, 5:8)), imag(z(5, 5:8))); fprintf('\n');
% What escaped stays where it is.
z = c;
n = zeros(10, 12);
for k = 1:25
    w = z.*z + c;
    out = abs(w) > 2;
    w(out) = 2i;
    z = w;
    n = n + ~out;
end
fprintf('%d', n(6, :)); fprintf(' %d\n', sum(n(:)));
% In single precision, with the square of the magnitude.
z = single(c);
m = zeros(10, 12, 'single');
for k = 1:20
    z = z .* z + c;
    m = m + (real(z).^2 + imag(z).^2 <= 4);
end
fprintf('%s %s %g\n', class(z), class(m), sum(m(:)));
% A Julia set with its own constant, and Newton's iteration for z^3 = 1.
j = c;
for k = 1:12
    j = j.^2 + (-0.4 + 0.6i);
end
fprintf('%d\n', sum(abs(j(:)) < 2));
z = c;
for k = 1:6
    z = z - (z.^3 - 1) ./ (3*z.^2);
end
root = round(angle(z) * 3 / (2*pi));
fprintf('%d ', sum(root(:) == 0), sum(root(:) == 1), sum(root(:) == -1)); fprintf('\n');
