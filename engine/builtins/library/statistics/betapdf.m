% SPDX-License-Identifier: Apache-2.0
function y = betapdf(x, varargin)
% Density of the beta distribution at x;
% parameters a, b.
[unknown, x, a, b] = distributionInputs('beta', 'pdf', {x}, varargin);
inside = x >= 0 & x <= 1;
z = min(max(x, 0), 1);
l = (a - 1) .* log(z);
l(a == 1) = 0;
r = (b - 1) .* log1p(-z);
r(b == 1) = 0;
y = exp(l + r - betaln(a, b));
% Large parameters cancel in the logarithms.
large = inside & a >= 1 & b >= 1 & a + b > 50;
s = a(large) + b(large) - 2;
y(large) = (s + 1) .* binomialTerm(a(large) - 1, s, z(large), 1 - z(large));
y(~inside) = 0;
y(unknown) = NaN;
end
