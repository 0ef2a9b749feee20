% SPDX-License-Identifier: Apache-2.0
function y = betapdf(x, varargin)
% Density of the beta distribution at x;
% parameters a, b.
[unknown, x, a, b] = distributionInputs('beta', 'pdf', {x}, varargin);
inside = x >= 0 & x <= 1;
z = min(max(x, 0), 1);
% As a binomial term (Loader 2000), with one success or failure more where a or b is below 1.
[w, wl] = exactSum(1, -z);
factor = a + b - 1;
factor(a < 1) = a(a < 1) ./ z(a < 1);
factor(b < 1) = b(b < 1) ./ w(b < 1);
both = a < 1 & b < 1;
factor(both) = a(both) .* b(both) ./ ((a(both) + b(both)) .* z(both) .* w(both));
y = factor .* binomialTerm(a - (a >= 1), b - (b >= 1), z, 0, w, wl);
y(z == 0 & a < 1 | z == 1 & b < 1) = Inf;
y(~inside) = 0;
y(unknown) = NaN;
end
