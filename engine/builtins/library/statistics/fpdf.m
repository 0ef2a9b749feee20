% SPDX-License-Identifier: Apache-2.0
function y = fpdf(x, varargin)
% Density of the F distribution at x;
% parameters v1, v2.
[unknown, x, v1, v2] = distributionInputs('f', 'pdf', {x}, varargin);
y = exp(v1 / 2 .* log(v1) + v2 / 2 .* log(v2) + (v1 / 2 - 1) .* log(x) - (v1 + v2) / 2 .* log(v2 + v1 .* x) - betaln(v1 / 2, v2 / 2));
% Large parameters cancel in the logarithms.
large = x > 0 & isfinite(x) & v1 >= 2 & v1 + v2 > 100;
m = v1(large);
n = v2(large);
d = n + x(large) .* m;
y(large) = m .* n ./ (2 * d) .* binomialTerm((m - 2) / 2, (m + n - 2) / 2, x(large) .* m ./ d, n ./ d);
y(x == 0 & v1 == 2) = 1;
y(x < 0 | x == Inf) = 0;
y(unknown) = NaN;
end
