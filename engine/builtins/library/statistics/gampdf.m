% SPDX-License-Identifier: Apache-2.0
function y = gampdf(x, a, b)
% Density of the gamma distribution at x;
% parameters a, b (1).
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if nargin < 3, b = 1; end
[x, a, b] = distributionArguments('gampdf', x, a, b);
refused = ~(a > 0 & b > 0);
a(refused) = NaN;
b(refused) = NaN;
unknown = isnan(x) | isnan(a) | isnan(b);
z = x ./ b;
y = exp((a - 1) .* log(z) - z - gammaln(a)) ./ b;
y(z == 0 & a == 1) = 1 ./ b(z == 0 & a == 1);
y(x < 0) = 0;
y(unknown) = NaN;
end
