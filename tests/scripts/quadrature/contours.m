% Integrals along paths in the complex plane by residues and antiderivatives.
f = @(x) 1./(2*x - 1); disp(abs(integral(f, 0, 0, 'Waypoints', [1 + 1i, 1 - 1i]) + pi*1i) < 1e-9), disp(abs(quadgk(@(z) 1./z, 1, 1, 'Waypoints', [1i, -1, -1i]) - 2i*pi) < 1e-9)
disp(abs(integral(@exp, 0, 1, 'Waypoints', 2 + 3i) - (exp(1) - 1)) < 1e-9), disp(abs(integral(@(z) z.^2, 0, 1 + 1i) - (1 + 1i)^3/3) < 1e-12), disp(abs(integral(@(x) abs(x - 0.3), 0, 1, 'Waypoints', 0.3) - 0.29) < 1e-12), disp(integral(@cos, 2, 2)), disp(norm(integral(@(z) [z, 1/z], 1, 1, 'Waypoints', [1i, -1, -1i], 'ArrayValued', true) - [0 2i*pi]) < 1e-8)
try, integral(@(z) 1./z.^2, 1, Inf, 'Waypoints', 1i), catch e, disp(e.identifier), end
