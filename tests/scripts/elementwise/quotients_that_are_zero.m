% Zero by complex numbers, and complex numbers by Inf, are real for many elements as for few.
% (Seed 1795522134738: 1./(0./z).)
for n = [2 32 200000]
    z = complex(1:n, 1);
    a = 1./(0./z); b = 1./(z./Inf); c = 1./(z/-Inf);
    fprintf('%d %d %d: %g %g %g\n', isreal(a), isreal(b), isreal(c), a(n), b(n), c(n))
end
