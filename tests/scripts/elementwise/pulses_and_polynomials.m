% SPDX-License-Identifier: Apache-2.0
% Steps, pulses, orthogonal polynomials, Lambert's W and numbers of sequences, by known values.
disp(heaviside([-2 0 3 NaN]))
disp(dirac([-1 0 1 NaN]))
disp(dirac(1, [0 2]))
disp(kroneckerDelta([0 1 2], 1))
disp(kroneckerDelta(0))
disp(rectangularPulse([-1 -0.5 0 0.5]))
disp(rectangularPulse(1, 3, 0:4))
disp(triangularPulse(-1:0.5:1))
disp(triangularPulse(0, 1, 4, 0:4))
disp(triangularPulse(0, 4, 1))
x = [-1 -0.3 0 0.5 2];
near = @(a, b) max(abs(a - b)./max(abs(b), 1), [], 'all') < 1e-12;
disp([near(chebyshevT(3, x), 4*x.^3 - 3*x), near(chebyshevT(0:4, 0.5), cos((0:4)*acos(0.5))), near(chebyshevT(0.5, 0.2), cos(acos(0.2)/2))])
disp([near(chebyshevU(3, x), 8*x.^3 - 4*x), near(hermiteH(4, x), 16*x.^4 - 48*x.^2 + 12)])
disp([near(legendreP(3, x), (5*x.^3 - 3*x)/2), near(laguerreL(2, x), (x.^2 - 4*x + 2)/2), near(laguerreL(2, 1.5, x), x.^2/2 - 3.5*x + 3.5*2.5/2)])
disp([near(gegenbauerC(2, 1.5, x), 2*1.5*2.5*x.^2 - 1.5), near(jacobiP(4, 0, 0, x), legendreP(4, x))])
disp([near(jacobiP(2, 1, 2, 1), 3), near(jacobiP(3, 0.5, 0.5, x)/jacobiP(3, 0.5, 0.5, 1), chebyshevU(3, x)/4)])
disp(size(legendreP((0:3)', x)))
w = lambertw([0 1 exp(1) -exp(-1) 100 1e10 -0.2]);
fprintf('%.10f ', w), disp(' ')
fprintf('%.10f ', lambertw(-1, [-0.2 -exp(-1) -0.01])), disp(' ')
w = lambertw(2, 3 + 1i);
fprintf('%.8f %.8f\n', real(w), imag(w));
z = [-1 -3 2i 1-2i -0.5];
disp(near(lambertw(z).*exp(lambertw(z)), z))
disp(near(lambertw(-1, z).*exp(lambertw(-1, z)), z))
disp(near(lambertw(1, z).*exp(lambertw(1, z)), z))
fprintf('%.10f ', harmonic([0 1 4 0.5 -0.5 -1.5 1000])), disp(' ')
disp(harmonic(-2))
disp(fibonacci([0 1 2 10; 3 4 5 6]))
fprintf('%d\n', fibonacci(78));
fprintf('%.10g ', bernoulli([0 1 2 3 4 12 14 20 30])), disp(' ')
disp(near(bernoulli(3, x), x.^3 - 1.5*x.^2 + 0.5*x))
disp(isapprox([1 1+1e-9 1.01 NaN Inf], [1 1 1 NaN Inf]))
disp(isapprox([1 1+1e-9 1.01], 1, 'loose'))
disp(isapprox([1 1+1e-4], 1, "veryloose"))
disp(isapprox(100, 101, RelativeTolerance=0.02))
disp(isapprox([100; 0], [101 0.5], AbsoluteTolerance=0.5))
disp(isapprox(single(0.1)*3, single(0.3)))
disp(wrapTo180([190 180 -180 -540 540 370 -190]))
disp(wrapTo360([-10 0 370 720 -360]))
fprintf('%.4f ', wrapToPi([4 pi -pi 7 -4])), disp(' ')
fprintf('%.4f ', wrapTo2Pi([-1 0 7 2*pi])), disp(' ')
fprintf('%.4f ', angdiff(3, -3), angdiff([0 3 -3])), disp(' ')
tries = {@() heaviside(), @() legendreP(-1, 2), @() hermiteH(1.5, 1), @() lambertw(0.5, 1), @() fibonacci(-1), ...
    @() bernoulli(0.5), @() triangularPulse(1, 2), @() isapprox(1, 'a'), @() isapprox(1, 2, RelativeTolerance=-1), ...
    @() isapprox(1, 2, 'exact')};
for k = 1:numel(tries)
    try, tries{k}(); disp('no error'), catch e, disp([e.identifier ' ' e.message]), end
end
