% Imaginary literals, parts, transposes, comparison.
z = 3 + 4i; fprintf('%g %g %g %g\n', real(z), imag(z), abs(z), isreal(z)); disp(isreal((1 + 2i) * (1 - 2i))), disp(isreal(complex(1, 0))), w = [1 + 2i, 3]; disp(w'), disp(w.')
disp(1e3i), disp(2j), disp(i ^ 2), disp((1 + 2i) == (1 + 2i)), disp(1 + 2i > 1), x = 5; x(2) = 1i; disp(isreal(x)), x(2) = 0; disp(isreal(x)), disp(sqrt(-4)), disp(conj(z))
