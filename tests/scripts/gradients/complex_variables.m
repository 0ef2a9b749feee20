% By a complex variable: the slope by the real part plus i times that by the imaginary part.
z = [1+2i, -0.5+0.3i, 0.7-1.1i];
g = extractdata(dlfeval(@gradient, dlarray(z)));
expected = zeros(size(z));
h = 1e-6;
for k = 1:numel(z)
    for d = [1 1i]
        up = z;
        up(k) = up(k) + h * d;
        down = z;
        down(k) = down(k) - h * d;
        expected(k) = expected(k) + d * (lossOf(up) - lossOf(down)) / (2 * h);
    end
end
disp(max(abs(g - expected)) < 1e-8)
fprintf('%.6f%+.6fi\n', [real(g); imag(g)])
function y = lossOf(z)
    w = [1 -2i 0.5+1i];
    y = sum(abs(z).^2 .* [1 2 3]) + sum(real(z.^2 ./ (2 + z))) + sum(imag(exp(z .* w))) + real(z * z') + abs(prod(z)) ...
        + real(sum(sqrt(z + 4) .* conj(log(z + 3)))) + norm(z) + real(det([z(1) 1; 2 z(2)])) + sum(imag(z.^3)) + sum(imag(fft(z)));
end
function g = gradient(z)
    g = dlgradient(lossOf(z), z);
end
