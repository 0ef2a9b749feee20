% Imaginary parts that cancel out leave real numbers, in a small array and in a large one:
% 1/0 and 0*Inf of a part that is not there are no NaN.
for n = [4 5000]
    z = complex(1:n, -(1:n));
    z(2) = 0;
    power = z .* conj(z);
    q = 1 ./ power;          disp([q(2) isreal(q)])
    q = conj(z) .* z * Inf;  disp([q(1) isreal(q)])
    q = (z .* conj(z)) .^ -1;  disp(q(2))
    twice = z + conj(z);
    q = twice * Inf;         disp([q(1) isreal(q)])
    q = sum(z + conj(z)) / 0;  disp(q)
    q = csc(z - z);          disp(q(1))
    none = z - z;
    q = none .* z;           disp([isreal(none) any(isnan(q)) 1/real(q(1)) 1/imag(q(1))])
    q = (conj(z) + z) ./ complex(0, 1);
    disp(q(1))
    % What remains complex is so everywhere.
    z(3) = complex(Inf, 1);
    p = z .* conj(z);
    disp(isreal(p))
    q = p(1:3) * 2;
    disp(q(1))
end
x = 0;
v = complex((1:3000) / 7, 1);
for k = 1:3
    p = v .* conj(v);
    v = v ./ sqrt(p);
    x = x + sum(1 ./ (v .* conj(v) - v .* conj(v)) == Inf);
end
disp(x)
% Transforms of symmetric frequencies are real, and so are those of one or two numbers.
for n = [4 5000]
    y = ifft(fft((1:n)'));
    p = prod(ifft(ones(n, 1) * 0));
    disp([isreal(y) isreal(p) p isreal(fft(1:2)) isreal(fft(ones(n, 1), [], 2)) isreal(fft(ones(2, n)))])
    q = ifft(fft(ones(1, n))) / 0;  disp([q(1) isreal(q)])
    z = complex(ones(n, 1), 1);  z(:) = (1:n)';
    q = z / 0;  disp(q(1))
end
% A mask that is nowhere true leaves real numbers real: their powers are those of real numbers.
for n = [5 5000]
    v = cos((1:n) / 16);  r = v .^ 3;
    v(v > 2) = 1 + 2i;    c = v .^ 3;
    disp([isreal(v) isequal(r, c)])
end
% One NaN in transforms, the class of what a gpuArray is part of, no sign of a zero that is not there.
f = fft([1; NaN; 3; 4; 5]);  disp(num2hex(imag(f([2 5]))))
f = fft([1:4999 NaN]);       disp(num2hex(imag(f([2 5000]))'))
for n = [2 5000]
    c = complex(gpuArray(0.5), ones(n, 1));  disp(class(c))
end
z = complex(ones(2, 1), -1);     j = [z; z .* 0];  disp(1 ./ imag(j([1 3]))')
z = complex(ones(5000, 1), -1);  j = [z; z .* 0];  disp(1 ./ imag(j([1 5001]))')
% Transforms of constants are real, and so is what is nowhere true divided by complex numbers.
for n = [3 5000]
    v = zeros(1, n);         q = fft(v) ./ v;       disp([isreal(q) isnan(q(2))])
    q = fft(ones(1, n));     q = q ./ 0;            disp([isreal(q) q(1)])
    z = complex((1:n) / 7, 1);
    m = z == 0;              q = (m ./ z) ./ m;     disp([isreal(q) isnan(q(2))])
    x = repmat([Inf -Inf], 1, n);                   disp(num2hex(median(x)))
end
% Products of two imaginary arrays, squares and products of all elements of one are real.
for n = [4 5000]
    y = mod(1:n, 5) + 1;
    z = (1i * y) .* (2i * y) / 0;                    disp([isreal(z) z(1)])
    z = (complex(zeros(1, n), y) .^ 2) / 0;          disp([isreal(z) z(1)])
    z = 1 ./ (complex(zeros(1, n), y) ./ (1i * y) - 1);   disp([isreal(z) z(1)])
    z = prod(complex(zeros(1, n), sign(y))) / 0;     disp([isreal(z) z])
    z = prod(complex(zeros(1, n + 1), sign([y 1]))) / 0;  disp([isreal(z) isnan(real(z))])
end
% A mask that is nowhere true, divided by itself.
for n = [4 5000]
    z = complex(ones(1, n), 1);  m = z == 0;  q = (m .* z) ./ m;  disp([isreal(q) isnan(q(2))])
end
for n = [4 5000]
    z = complex(ones(1, n), 1);  q = 0 ./ (z .* 0);  disp([isreal(q) isnan(q(2))])
end
