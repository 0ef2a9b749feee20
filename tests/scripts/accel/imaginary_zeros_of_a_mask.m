% A mask makes all imaginary parts zero before a quotient by i: real, and zero, whatever its signs
% (seed 1990590522 of random_classes.py, which told signs of zero apart where they are kept between operations).
v1 = complex(reshape([-3 -6.75 1.625 -10.3333 25 -2.875 -6 27 23.5 13.5 46 57 3 0.625], 2, 7), ...
    reshape([-28.5 -19.5 -3.875 -3.33333 34 -31 -9 -17 8 -0.666667 -2.75 58 6.66667 2.625], 2, 7));
v2 = complex(reshape([16 -3.75 -6 -1.125 0.666667 -49 16 16.6667 -42 -30 -10.3333 26 12 1.625], 2, 7), ...
    reshape([-3 3 2.33333 -5.5 -0.375 -15 10 -19 -1.375 -6.875 13 0.666667 6.5 9.5], 2, 7));
v8 = v2 + sum(v1, 2);
v9 = v1 .* (abs(v8) < 9);
v12 = v9 / 1i;
fprintf('%d %d %d\n', isreal(v12), all(v12(:) == 0), nnz(abs(v8) < 9));
fprintf(' %g', real(v12)), fprintf('\n')
