% gcd with coefficients, lcm, mod and rem with signs, zeros, fractions and infinities.
disp(gcd([12 18; 7 0], 6)), [g, c, d] = gcd(12, 30); disp([g c d c * 12 + d * 30]), disp(gcd(int8([12 -8]), int8(20)))
disp(lcm([4 6], 10)), disp(lcm(uint8(4), uint8(6))), disp(gcd(0, 0)), disp(lcm(0, 5))
disp(mod([5 -5 5 -5], [3 3 -3 -3])), disp(rem([5 -5 5 -5], [3 3 -3 -3])), disp(mod(5, 0)), disp(rem(5, 0))
disp(mod(5.5, 2)), disp(mod(-1, 3)), disp(mod(5, Inf)), disp(rem(-5, Inf)), disp(mod(Inf, 3))
disp(mod(0.3, 0.1) < 1e-15 || mod(0.3, 0.1) > 0.0999), disp(mod(int8(-7), int8(3))), disp(rem(int8(-7), int8(3)))
disp(fix([-2.5 2.5])), disp(nextpow2([0 1 5 1024 1025 0.3])), disp(sign([-2 0 3]))
try, gcd(1.5, 2), catch e, disp('fraction'), end
