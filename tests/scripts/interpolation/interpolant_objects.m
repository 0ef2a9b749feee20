% SPDX-License-Identifier: Apache-2.0
% griddedInterpolant and scatteredInterpolant: properties, forms of queries, methods, outside, errors.
F = griddedInterpolant([1 2 3], [10 20 40])
disp(F(2.5)), disp(F([0 4])), disp(F([1.5; 2.5])')
F.Method = 'nearest'; disp(F(2.6))
F.Values(2) = 100; disp(F.Values), disp(F([1.2 2.1]))
H = F; H.Values = [1 2 3]; disp([F(1) H(1)])
[X, Y] = ndgrid(1:4, 1:3);
G = griddedInterpolant(X, Y, X + 10*Y);
disp(G(2.5, 1.5)), disp(G([2.5 1.5; 1 1])'), disp(G({[1 2.5], [1 2 3]}))
G = griddedInterpolant({1:4, 1:3}, X + 10*Y, 'linear', 'none'); disp(G([5 2; 2 2])')
G.ExtrapolationMethod = 'nearest'; disp(G(5, 1))
G.ExtrapolationMethod = 'boundary'; disp(G(9, 9))
for m = {'linear', 'nearest', 'next', 'previous', 'pchip', 'cubic', 'makima', 'spline'}
    f = griddedInterpolant(0:4, (0:4).^2, m{1});
    printf('%-9s %.4f %.4f\n', m{1}, f(1.4), f(3.7));
end
f = griddedInterpolant((1:3)', [1 10; 2 20; 4 40]); disp(f(2.5))
disp(class(F)), disp(isobject(F)), disp(isequal(F, griddedInterpolant([1 2 3], [10 100 40], 'nearest', 'linear')))
% A smooth surface by splines is better than by lines.
[x, y] = ndgrid(linspace(0, 1, 11));
s = griddedInterpolant(x, y, sin(3*x).*cos(2*y), 'spline');
disp(abs(s(0.33, 0.77) - sin(0.99)*cos(1.54)) < 1e-4)
S = scatteredInterpolant([0 1 0 1]', [0 0 1 1]', [1 2 3 4]')
disp(S(0.5, 0.25)), disp(S(2, 2)), disp(S([0.1 0.2; 0.3 0.4])'), disp(S({[0 1], [0 0.5 1]}))
S.ExtrapolationMethod = 'none'; disp(S(2, 2))
S.ExtrapolationMethod = 'nearest'; disp(S(2, 2))
S.Values = [0 0 0 1]'; disp(S(1, 1))
% Linear functions are reproduced by every smooth method, in the plane and in space.
rng(1); P = rand(40, 2); v = P*[2; 3] + 1; q = 0.3 + 0.4*rand(6, 2);
for m = {'linear', 'natural'}
    f = scatteredInterpolant(P, v, m{1});
    disp(max(abs(f(q) - (q*[2; 3] + 1))) < 1e-12), disp(max(abs(f([-1 2; 3 3]) - [5; 16])) < 1e-10)
end
P = rand(30, 3); v = P*[1; 2; 3]; q = 0.4 + 0.2*rand(4, 3);
f = scatteredInterpolant(P, v, 'natural'); disp(max(abs(f(q) - q*[1; 2; 3])) < 1e-10)
f = scatteredInterpolant(P, v); disp(max(abs(f(q) - q*[1; 2; 3])) < 1e-12)
disp(griddata([0 1 0 1], [0 0 1 1], [1 2 3 4], 0.25, 0.75, 'natural'))
f = scatteredInterpolant(P, v, 'nearest'); disp(isequal(f(P), v))
function tell(f)
try
    f();
catch e
    disp(e.identifier), disp(e.message)
end
end
tell(@() griddedInterpolant([1 1 2], [1 2 3]))
tell(@() griddedInterpolant([1 2], [1 2 3]))
tell(@() griddedInterpolant(1, 1))
tell(@() griddedInterpolant(1:3, 1:3, 'cubi'))
tell(@() griddedInterpolant(1:3, int8(1:3)))
tell(@() F(1, 2))
[X, Y] = meshgrid(1:3);
tell(@() griddedInterpolant(X, Y, X))
tell(@() scatteredInterpolant([0 1 0]', [0 0]', [1 2 3]'))
tell(@() scatteredInterpolant([0 0; 1 0; 0 1], [1 2]'))
tell(@() scatteredInterpolant([0 0; 1 0; 0 NaN], [1 2 3]'))
tell(@() S(1))
try, F.Foo = 1; catch e, disp(e.message), end
try, S.Method = 'cubic'; catch e, disp(e.message), end
