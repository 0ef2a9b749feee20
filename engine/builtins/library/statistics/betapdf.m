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
% Whole arrays are chosen from, so that all of it is one kernel.
small = a < 1;
e = a ./ z;
factor(small) = e(small);
small = b < 1;
e = b ./ w;
factor(small) = e(small);
small = a < 1 & b < 1;
e = a .* b ./ ((a + b) .* z .* w);
factor(small) = e(small);
y = factor .* binomialTerm(a - (a >= 1), b - (b >= 1), z, 0, w, wl);
y(z == 0 & a < 1 | z == 1 & b < 1) = Inf;
y(z == 0 & a > 1 | z == 1 & b > 1) = 0;
y(~inside) = 0;
y(unknown) = NaN;
end
