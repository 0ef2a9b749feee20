% The inverse of a Hermitian matrix is Hermitian to the last bit.
a = [4, 1 - 2i, 0.3i; 1 + 2i, 5, 0.7 - 1i; -0.3i, 0.7 + 1i, 6];
b = inv(a);
disp(ishermitian(b))
disp(norm(a * b - eye(3)) < 1e-14)
s = inv(single(a));
disp(ishermitian(s))
disp(isreal(diag(s)))
a(1, 2) = 1 - 3i;
disp(ishermitian(inv(a)))
h = [0 1i; -1i 0];
disp(isequal(inv(h), h))
