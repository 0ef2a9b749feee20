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
y(~inside) = 0;
y(unknown) = NaN;
end
