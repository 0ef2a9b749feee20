% SPDX-License-Identifier: Apache-2.0
function y = wblpdf(x, a, b)
% Density of the Weibull distribution at x;
% parameters a (1), b (1).
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if nargin < 2, a = 1; end
if nargin < 3, b = 1; end
[x, a, b] = distributionArguments('wblpdf', x, a, b);
refused = ~(a > 0 & b > 0);
a(refused) = NaN;
b(refused) = NaN;
unknown = isnan(x) | isnan(a) | isnan(b);
z = max(x, 0) ./ a;
y = b ./ a .* z.^(b - 1) .* exp(-z.^b);
y(x < 0) = 0;
y(unknown) = NaN;
end
