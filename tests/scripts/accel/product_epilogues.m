% What is made of a matrix product's elements is made before they are stored.
A = mod(reshape(1:6000, 60, 100) * 7919, 1009) / 1009 - 0.5;
B = mod(reshape(1:7000, 100, 70) * 31, 997) / 997 - 0.4;
b = mod((1:60)' * 17, 23) / 23; r = mod((1:70) * 13, 19) / 19;
s = @(y) fprintf('%s %d %d %.17g %.17g\n', class(y), size(y), sum(y(:) .* mod((1:numel(y))', 7)), y(end));
% a layer: bias, then activation
y = tanh(A * B + b); s(y)
y = max(A * B + b, 0); s(y)
y = 2 * (A * B) - r; s(y)
y = r + b .* (A * B); s(y)
% what is used several times after the product, as in x.*sigmoid(x)
y = A * B + b; y = y ./ (1 + exp(-y)); s(y)
p = A * B; y = p ./ (1 + exp(-p)); clear p; s(y)
% an operand of the same size is computed beside it, also a transposed one
C = mod(reshape(1:4200, 60, 70) * 11, 101) / 101;
y = sin(C) + A * B; s(y)
y = A * B - cos(C); s(y)
D = C';
y = A * B + D'; s(y)
y = (A * B) .* C(1, :) + C(:, 1); s(y)
% other classes of the result, and single precision
y = double(A * B > 0.25); s(y)
y = int16(1000 * (A * B)); s(double(y)), disp(class(y))
y = tanh(single(A) * single(B) + single(b)); s(y)
% thin factors, and one number
y = 1 ./ (1 + exp(-(A * B(:, 1) + b))); s(y)
y = (b' * A + 1) * 2; s(y)
y = abs(B(:, 1:3)' * A' - 0.1); s(y)
y = sqrt(abs(A(1, :) * B(:, 1))) + 1; fprintf('%.17g\n', y)
% sums of more than 2048 terms
u = mod(reshape(1:180000, 40, 4500) * 7919, 1009) / 1009 - 0.5;
v = mod(reshape(1:135000, 4500, 30) * 31, 997) / 997 - 0.4;
y = exp(-abs(u * v + 0.5)); s(y)
y = double(u * v > 0); s(y)
y = (u * v(:, 1) + 1) / 3; s(y)
% pages
q = reshape(mod((1:3000) * 31, 97), 10, 15, 20) / 97;
y = pagemtimes(q, 'transpose', q, 'none') * 2 - reshape(1:15, 1, 15); s(y(:, :, 20))
% two outputs of one product, and a value on the way that is kept
p = A * B; y = p + 1; z = p .* C; clear p; s(y), s(z)
t = A * B + 1; y = t .* t; s(t), s(y)
% NaN and infinity
W = A; W(5, 5) = NaN; W(6, 6) = Inf;
y = max(W * B + b, 0); fprintf('%d %d\n', nnz(isnan(y)), nnz(isinf(y)));
% not: the product is wanted itself
p = A * B; y = tanh(p); s(p), s(y)
% not: another product or a sum reads it
p = A * B; y = p + 1; z = p' * b; clear p; s(y), s(z)
p = A * B; m = max(p); y = p - m; clear p; s(y)
% not: another shape
y = (A * B(:, 1)) + (1:5); s(y)
y = reshape(A * B, 70, 60) + 1; s(y)
% complex values have another product
y = (A + 1i * A) * B + 1; fprintf('%.10g %.10g\n', real(sum(y(:))), imag(sum(y(:))));
% an iteration
x = b(1:50); M = A(1:50, 1:50);
for k = 1:5, x = tanh(M * x + b(1:50)); end
s(x)
