% Every element-wise function of the degree, pi, reciprocal, gamma and error families, fused: special values.
x = [0 30 45 60 90 135 180 270 360 -30 -90 -180 1e22 Inf NaN];
disp(sind(x)), disp(cosd(x)), disp(tand(x))
disp(sinpi([0 0.25 0.5 1 1.5 -0.5 1e300 Inf]))
disp(cospi([0 0.25 0.5 1 1.5 -0.5 1e300 Inf]))
disp(asind([-1 -0.5 0 0.5 1])), disp(acosd([-1 -0.5 0 0.5 1])), disp(atand([-Inf -1 0 1 Inf]))
disp(atan2d([1 1 -1 -1 0 0], [1 -1 1 -1 1 -1]))
disp([sec(0) csc(pi/2) cot(pi/4) sech(0) csch(Inf) coth(Inf)])
disp([asec(2)*3/pi acsc(2)*6/pi acot(1)*4/pi asech(1) acsch(Inf) acoth(Inf)])
disp(gamma([-2.5 -1 0 0.5 1 5 23 171 172 -Inf Inf NaN]))
disp(all(gamma(1:20) == factorial(0:19)))
disp(gammaln([0 0.5 1 2 10 1e10 Inf NaN]))
disp([beta(1, 2) beta(0.5, 0.5)/pi beta(0, 1) betaln(1, 2) betaln(1000, 2000)])
disp(erf([-Inf -1 0 0.5 Inf])), disp(erfc([-Inf -1 0 0.5 Inf])), disp(erfcx([-1 0 1 30 Inf]))
disp(erfinv([-1 -0.5 0 0.9 1 1.5])), disp(erfcinv([0 0.1 1 1.9 2 -1]))
disp(cbrt([-27 0 8 1000])), disp([nthroot([-27 -32], [3 5]) nthroot([16 81], 4)]), disp(nextpow2([0 1 5 -9 1024 Inf]))
a = single(linspace(0.1, 3, 40));
s = sind(a*30) + gamma(a) - nthroot(a, 3) .* cospi(a);
disp(num2hex([s(1) sum(s) prod(s/2)]))
