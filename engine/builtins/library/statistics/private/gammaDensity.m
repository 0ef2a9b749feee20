% SPDX-License-Identifier: Apache-2.0
function y = gammaDensity(z, zl, a)
% Density of the gamma distribution of scale 1 at z + zl >= 0.
whole = a >= 1;
k = a;
k(whole) = a(whole) - 1;
t = z;
t(isinf(z)) = 0;
y = poissonTerm(k, t, zl);
e = y .* a ./ t;
small = ~whole;
y(small) = e(small);
y(t == 0 & a < 1) = Inf;
y(isinf(z)) = 0;
end
