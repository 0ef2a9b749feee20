% SPDX-License-Identifier: Apache-2.0
function y = betapdf(x, a, b)
% Density of the beta distribution at x;
% parameters a, b.
if nargin < 3, error('MATLAB:minrhs', 'Not enough input arguments.'); end
[x, a, b] = distributionArguments('betapdf', x, a, b);
refused = ~(a > 0 & b > 0);
a(refused) = NaN;
b(refused) = NaN;
unknown = isnan(x) | isnan(a) | isnan(b);
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
