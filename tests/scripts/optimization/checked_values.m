% SPDX-License-Identifier: Apache-2.0
% FunValCheck of fminunc refuses complex, infinite and undefined values; integrals come near full accuracy.
o = optimset('FunValCheck', 'on', 'Display', 'off');
for f = {@(x) x + 1i, @(x) x + Inf, @(x) NaN}
    try, fminunc(f{1}, 1, o); catch e, disp(e.identifier), end
end
x = fminunc(@(x) (x - 2)^2, 1, o); disp(abs(x - 2) < 1e-5)
disp(abs(integral(@(x) exp(-x.^2), -Inf, Inf) - sqrt(pi)) < 1e-12)
disp(abs(integral(@(x) cos(x).*exp(-x), 0, Inf) - 0.5) < 1e-12)
disp(abs(integral(@(x) 1./sqrt(x), 0, 4) - 4) < 1e-9)
