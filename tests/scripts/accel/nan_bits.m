% What computes stores one NaN; what only moves keeps the bits it was given.
x = typecast(uint32([291 4294443008 582 2146959360 1 2146435072 0 4294443008]), 'double');
n = numel(x);
disp('computed')
a = x + 1; b = x .* x; c = -x; d = abs(x); e = x ./ 0; f = sin(x); g = max(x, x); h = single(x);
disp(num2hex([a b c d e f g]))
disp(num2hex(h))
disp(num2hex(double(typecast(uint32([4290772993 2143289345]), 'single'))))
disp('made')
z = zeros(1, n); i = Inf(1, n);
disp(num2hex([i - i; z .* i; z ./ z; mod(i, 3)]))
disp(num2hex(0 * Inf)), disp(num2hex(-(Inf - Inf)))
disp('reduced')
disp(num2hex([sum(x) prod(x) mean(x) max(x) min(x) var(x) cumsum(x) cumprod(x) cummax(x)]))
disp('moved')
y = x';
disp(num2hex(y))
w = repmat(x, 2, 1); w(2, 1:2) = 7;
disp(num2hex(w))
m = x; m(logical([1 0 0 1])) = 0;
disp(num2hex(m))
s = [x(3:end) a(1)];
disp(num2hex(s))
disp('bytes')
name = [tempname '.bin'];
file = fopen(name, 'w'); fwrite(file, [x a], 'double'); fclose(file);
file = fopen(name, 'r'); disp(sprintf('%02x', fread(file, 64, 'uint8'))); fclose(file);
delete(name)
disp('scalars in a loop')
t = x(2);
for k = 1:3, t = t + k; end
disp(num2hex(t))
u = typecast(single(-Inf) + single(Inf), 'uint32')
