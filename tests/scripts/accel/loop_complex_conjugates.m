% Iterations that conjugate or negate a complex value of which nobody knows yet whether it is real: one
% kernel for all of them, as for the plain Mandelbrot iteration.
x = linspace(-2, 1.5, 12);
y = linspace(-1.5, 1.5, 11)';               % with the real axis
c = x + 1i*y;
% The tricorn.
z = zeros(11, 12);
count = zeros(11, 12);
for k = 1:20
    z = conj(z).^2 + c;
    count = count + (abs(z) < 2);
end
fprintf('%d', count(4, :)); fprintf(' %d\n', sum(count(:)));
fprintf('%.17g ', real(z(5, 5:8)), imag(z(5, 5:8))); fprintf('\n');
% The burning ship, by its parts.
z = zeros(11, 12);
count = zeros(11, 12);
for k = 1:20
    z = (abs(real(z)) + 1i*abs(imag(z))).^2 + c;
    count = count + (abs(z) < 2);
end
fprintf('%d', count(4, :)); fprintf(' %d\n', sum(count(:)));
% The same with complex().
z = complex(zeros(11, 12), 0);
for k = 1:12
    z = complex(abs(real(z)), abs(imag(z))).^2 + c;
end
fprintf('%.17g ', real(z(5, 5:8)), imag(z(5, 5:8))); fprintf('\n');
% Signs: -z, and what escaped is not a number.
z = c;
for k = 1:8
    z = -z.^2 - 0.4*c;
end
fprintf('%.17g ', real(z(6, 4:6)), imag(z(5, 4:6))); fprintf('\n');
z = single(c);
w = z;
for k = 1:10
    w = (-w).*conj(w)./(1 + abs(w)) + z;
end
fprintf('%s %.9g %.9g\n', class(w), sum(real(w(:))), sum(imag(w(:))));
% A value that turns out to be real is real afterwards.
v = c.*conj(c);
for k = 1:5
    v = -conj(v)/2 - c.*conj(c);
end
fprintf('%d %.17g\n', isreal(v), sum(v(:)));
r = sqrt(-v(6, 3:5));
fprintf('%d %.17g %.17g %.17g\n', isreal(r), real(r));
% A while loop.
z = c/2; k = 0;
while k < 9
    z = 0.9*conj(z).*z + 1i*conj(z)/2;
    k = k + 1;
end
fprintf('%.17g %.17g\n', real(sum(z(:))), imag(sum(z(:))));
% A branch cut asks first: there the sign of zero matters.
z = c;
for k = 1:4
    z = sqrt(z + c);
end
fprintf('%.15g %.15g\n', real(sum(z(:))), imag(sum(z(:))));
